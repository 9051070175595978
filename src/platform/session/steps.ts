/** Which flow the steps belong to: the two sign-ups, or the reset of a password. */
export type StepsFlow = 'company' | 'helper' | 'reset';

/**
 * What the steps of sign-up and password reset hand to one another (spec section 3, auth state), and which flow they
 * belong to. A temporary token without a flow is that of somebody new from Google or Apple, good for either sign-up.
 */
export type Steps = {
  /** Names the code that was sent. */
  otpId: string | null;
  /** Proof of a verified code, for the last step. */
  temporaryToken: string | null;
  /** The person has come to the personal or company information, the third step. */
  personalInfoSection: boolean;
  /** Where the code went. */
  lastSendingEmail: string | null;
  flow: StepsFlow | null;
  /** The moment (epoch milliseconds) another code may be asked for. */
  resendAt: number | null;
  /** Characters of the code; null for the usual number. */
  codeLength: number | null;
  /** What the consent page of Google or Apple has to bring back: the provider and the `state` of its address. */
  consentState: string | null;
};

export const noSteps: Steps = {
  otpId: null,
  temporaryToken: null,
  personalInfoSection: false,
  lastSendingEmail: null,
  flow: null,
  resendAt: null,
  codeLength: null,
  consentState: null,
};

/** Reads what an earlier load of the page kept; whatever is not of its kind counts as absent. */
export function parseSteps(text: string | null): Steps {
  if (text === null) return noSteps;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? stepsOf({ ...value }) : noSteps;
  } catch {
    return noSteps;
  }
}

/** The steps within a wider state. */
export function stepsOf(state: Partial<Record<keyof Steps, unknown>>): Steps {
  return {
    otpId: textOr(state.otpId),
    temporaryToken: textOr(state.temporaryToken),
    personalInfoSection: state.personalInfoSection === true,
    lastSendingEmail: textOr(state.lastSendingEmail),
    flow: flows.find((flow) => flow === state.flow) ?? null,
    resendAt: numberOr(state.resendAt),
    codeLength: numberOr(state.codeLength),
    consentState: textOr(state.consentState),
  };
}

const flows: readonly StepsFlow[] = ['company', 'helper', 'reset'];

function textOr(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function numberOr(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
