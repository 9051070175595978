import type { AddedLimit, Fullness } from '../model/room';
import { limitTexts as texts } from './texts';

/** "3 of 3 branches used." */
export function getFullnessText(limit: AddedLimit, fullness: Fullness): string {
  if (fullness.kind === 'readOnly') return texts.readOnly;
  return texts.used[limit](fullness.used, fullness.allowed);
}
