import type { RefusedApplication } from '#generated/model';
import { ApiError } from '#platform/http/ApiError';
import { isNotFound, isPlanLimit, isUnanswered } from '#platform/http/failures';
import { applicationTexts as texts } from '../texts';

const explained = [
  'position_filled',
  'hard_conflict',
  'weekly_limit',
  'too_late',
  'wrong_state',
  'offer_closed',
  'plan_limit',
] as const satisfies readonly RefusedApplication['code'][];

/** Reason an application could not be answered, in words. */
export function explainFailure(error: unknown): string {
  if (isUnanswered(error)) return texts.noAnswer;
  if (!(error instanceof ApiError)) return texts.noAnswer;
  const words = explainCode(isPlanLimit(error) ? 'plan_limit' : error.code) ?? error.message;
  const jobs = error.conflicts.flatMap(({ text }) => text ?? []);
  return [words, ...jobs].join(' ');
}

/** Checks whether the same answer may be sent again later. It cannot to an application that was answered or deleted. */
export function canBeSentAgain(error: unknown): boolean {
  return !isNotFound(error) && !(error instanceof ApiError && error.code === 'wrong_state');
}

/** Reason one of several could not be answered. */
export function explainRefused({ code, text }: RefusedApplication): string {
  return [explainCode(code), text].find((words) => words !== undefined && words !== '') ?? texts.refusal.wrong_state;
}

function explainCode(code: string | undefined): string | undefined {
  const known = explained.find((each) => each === code);
  return known && texts.refusal[known];
}
