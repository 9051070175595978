/** The flow the steps belong to: one of the two sign-ups, or the password reset. */
type StepsFlow = 'company' | 'helper' | 'reset';

/**
 * Values that the steps of sign-up and password reset pass on (spec section 3, auth state), and their flow. A temporary token
 * without a flow comes from Google or Apple for a new person and is valid for either sign-up.
 */
export type Steps = {
  /** Id of the code that was sent. */
  otpId: string | null;
  /** Proof of a verified code, for the last step. */
  temporaryToken: string | null;
  /** The person reached the third step, the personal or company information. */
  personalInfoSection: boolean;
  /** The address the code was sent to. */
  lastSendingEmail: string | null;
  flow: StepsFlow | null;
  /** When another code may be requested, in epoch milliseconds. */
  resendAt: number | null;
  /** Number of characters; null for the default. */
  codeLength: number | null;
  /** Value the consent page of Google or Apple must send back: the provider and the `state` of its address. */
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

/** Reads what an earlier load of the page stored; invalid values count as absent. */
export function parseSteps(text: string | null): Steps {
  if (text === null) return noSteps;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? pickSteps({ ...value }) : noSteps;
  } catch {
    return noSteps;
  }
}

/** The steps within a larger state. Invalid values count as absent. */
export function pickSteps(state: Partial<Record<keyof Steps, unknown>>): Steps {
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
