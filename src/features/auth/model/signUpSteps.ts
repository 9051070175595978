import type { Steps } from '../../../platform/session/steps';

/** The two ways to join; the flow each kind's steps belong to is named alike. */
export type SignUpKind = 'company' | 'helper';

/** The steps in their order (docs/product.md, "Sign-up and passwords"): the third is the "personal-info section". */
export const signUpSteps = ['email', 'code', 'details', 'setUp'] as const;
export type SignUpStep = (typeof signUpSteps)[number];

/** How far a sign-up has come. */
export type Progress = {
  /** A code was sent and may be typed. */
  hasCode: boolean;
  /** The e-mail is proven by a temporary token. */
  hasProof: boolean;
  /** The proof came from Google or Apple: e-mail and code are skipped and the e-mail is fixed. */
  fromProvider: boolean;
  /** Where the code went, or whom the provider vouched for. */
  email: string | null;
};

/** What the session's steps mean for one kind of sign-up; those of another flow mean nothing but the address. */
export function progressOf(steps: Steps, kind: SignUpKind): Progress {
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
 * The step to show: the one the address bar asks for, as far as it can be reached; the furthest one if it asks for none.
 * A proven e-mail needs no code any more, and one a provider vouched for is not asked for.
 */
export function stepShown(wanted: string | null, progress: Progress, detailsDone: boolean): SignUpStep {
  const furthest = signUpSteps.indexOf(furthestStep(progress, detailsDone));
  const asked = signUpSteps.findIndex((step) => step === wanted);
  const shown = signUpSteps[asked < 0 ? furthest : Math.min(asked, furthest)] ?? 'email';
  const isPast = (progress.hasProof && shown === 'code') || (progress.fromProvider && shown === 'email');
  return isPast ? 'details' : shown;
}

function furthestStep({ hasCode, hasProof }: Progress, detailsDone: boolean): SignUpStep {
  if (hasProof) return detailsDone ? 'setUp' : 'details';
  return hasCode ? 'code' : 'email';
}

/**
 * What to do with an address typed at the first step: go on with the proof there is, or with the code that is on its way
 * (asking again at once would only be refused), or send a code. `now` in epoch milliseconds.
 */
export function afterEmail(
  email: string,
  progress: Progress,
  resendAt: number | null,
  now: number,
): 'details' | 'code' | 'send' {
  if (email.toLowerCase() !== progress.email?.toLowerCase()) return 'send';
  if (progress.hasProof) return 'details';
  return progress.hasCode && resendAt !== null && resendAt > now ? 'code' : 'send';
}
