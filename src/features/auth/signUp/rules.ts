import { compose, maxValue, minValue, type Validator } from '../../../platform/forms/validation/validators';
import { formatMoney } from '../../../platform/lib/money';
import { serverDate } from '../../../platform/lib/serverClock';
import { ownZone, todayIn } from '../../../platform/lib/zonedTimes';
import { isAdult, isPlausibleBirthDate } from '../../../domain/age';
import { rateLimits } from '../../../domain/limits';
import { birthDateOf } from '../model/birthDate';
import { signUpTexts as texts } from './texts';

/** A birth date typed as month/day/year: a real one, of somebody who is 18 today. */
export const adult: Validator = (value) => {
  if (typeof value !== 'string' || value === '') return undefined;
  const date = birthDateOf(value);
  const today = todayIn(ownZone(), serverDate());
  if (date === null || !isPlausibleBirthDate(date, today)) return texts.notADate;
  return isAdult(date, today) ? undefined : texts.tooYoung;
};

const rateStep: Validator = (value) =>
  typeof value === 'number' && value % rateLimits.step !== 0 ? texts.rateStep : undefined;

/** What a helper may ask for an hour. */
export const hourlyRate: Validator = compose(
  minValue(rateLimits.min, formatMoney),
  maxValue(rateLimits.max, formatMoney),
  rateStep,
);

/** Positions one may choose. */
export const atMostThree: Validator = (value) =>
  Array.isArray(value) && value.length > 3 ? texts.atMostThree : undefined;

/** A ticked box. */
export const agreed: Validator = (value) => (value === true ? undefined : texts.termsRequired);
