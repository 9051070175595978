import { type Problems, problemIf } from './problems';
import { fieldProblemTexts as fieldTexts } from '../../texts/refusals';

type Pin = { lat?: number | null | undefined; lng?: number | null | undefined };

/** A pin needs both numbers or none. The problem is at the missing one. */
export function findPlaceProblems({ lat, lng }: Pin, before = ''): Problems {
  const hasLat = lat !== undefined && lat !== null;
  const hasLng = lng !== undefined && lng !== null;
  return {
    ...problemIf(hasLng && !hasLat, `${before}lat`, fieldTexts.required),
    ...problemIf(hasLat && !hasLng, `${before}lng`, fieldTexts.required),
  };
}
