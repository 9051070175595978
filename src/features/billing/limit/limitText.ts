import type { AddedLimit, PlanLimitState } from '../model/planLimitState';
import { limitTexts as texts } from './texts';

/** "3 of 3 branches used." */
export function getPlanLimitText(limit: AddedLimit, limitState: PlanLimitState): string {
  if (limitState.kind === 'readOnly') return texts.readOnly;
  return texts.used[limit](limitState.used, limitState.allowed);
}
