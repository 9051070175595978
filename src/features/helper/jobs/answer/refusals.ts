import { ApiError } from '../../../../platform/http/ApiError';
import { answerTexts as texts } from './texts';

/** Refusals of an acceptance that are answers, not failures: a dialog explains them instead of a toast. */
export const refusals = [
  'position_filled',
  'invitation_expired',
  'hard_conflict',
  'too_late',
  'wrong_state',
  'plan_too_small',
] as const;

/** Why an invitation could not be accepted; undefined if the call itself failed. */
export function explainRefusal(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const code = refusals.find((each) => each === error.code);
  switch (code) {
    case 'position_filled':
      return texts.filled;
    case 'invitation_expired':
      return texts.expired;
    case 'too_late':
      return texts.started;
    case 'hard_conflict':
      return listConflicts(error);
    default:
      return code && error.message;
  }
}

/** "You already work at that time. Job #1042, Busy 8 AM–2:30 PM" */
function listConflicts({ conflicts }: ApiError): string {
  const jobs = conflicts.map(({ label, text }) => [label, text].filter(Boolean).join(', '));
  return [texts.conflict, ...jobs].join(' ');
}
