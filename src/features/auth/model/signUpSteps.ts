import type { Steps } from '#platform/session/steps';

/** The two kinds of sign-up. Their flow names in the session are the same. */
export type SignUpKind = 'company' | 'helper';

/** The steps in order (docs/product.md, "Sign-up and passwords"). The third is the "personal-info section". */
export const signUpSteps = ['email', 'code', 'details', 'setUp'] as const;
export type SignUpStep = (typeof signUpSteps)[number];

export type Progress = {
  /** A code was sent and can be entered. */
  hasCode: boolean;
  /** A temporary token proves the email. */
  hasProof: boolean;
  /** Google or Apple proved the email: email and code are skipped, and the email is fixed. */
  fromProvider: boolean;
  /** The address the code was sent to, or the one the provider confirmed. */
  email: string | null;
};

/** Progress of one kind of sign-up. From another flow only the email is used. */
export function getProgress(steps: Steps, kind: SignUpKind): Progress {
  const fromProvider = steps.flow === null && steps.temporaryToken !== null;
  const isOwn = steps.flow === kind || fromProvider;
  return {
    hasCode: isOwn && steps.otpId !== null,
    hasProof: isOwn && steps.temporaryToken !== null,
    fromProvider,
    email: steps.lastSendingEmail,
  };
}

/**
 * The step to show: the one in the address bar if it can be reached, by default the furthest one. A verified email needs
 * no code, and the email of a social provider is not requested.
 */
export function getShownStep(wanted: string | null, progress: Progress, detailsDone: boolean): SignUpStep {
  const furthest = signUpSteps.indexOf(getFurthestStep(progress, detailsDone));
  const requestedIndex = signUpSteps.findIndex((step) => step === wanted);
  const shown = signUpSteps[requestedIndex < 0 ? furthest : Math.min(requestedIndex, furthest)] ?? 'email';
  const isPast = (progress.hasProof && shown === 'code') || (progress.fromProvider && shown === 'email');
  return isPast ? 'details' : shown;
}

function getFurthestStep({ hasCode, hasProof }: Progress, detailsDone: boolean): SignUpStep {
  if (hasProof) return detailsDone ? 'setUp' : 'details';
  return hasCode ? 'code' : 'email';
}

/**
 * Decides the step after the email was entered: continue with the existing proof, or with the code already sent
 * (requesting another so soon would be refused), or send a code. `now` in epoch milliseconds.
 */
export function decideAfterEmail(
  email: string,
  progress: Progress,
  resendAt: number | null,
  now: number,
): 'details' | 'code' | 'send' {
  if (email.toLowerCase() !== progress.email?.toLowerCase()) return 'send';
  if (progress.hasProof) return 'details';
  return progress.hasCode && resendAt !== null && resendAt > now ? 'code' : 'send';
}
