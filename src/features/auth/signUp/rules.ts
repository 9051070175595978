import { compose, maxValue, minValue, type Validator } from '#platform/forms/validation/validators';
import { formatMoney } from '#platform/lib/money';
import type { CalendarDate } from '#platform/lib/time/dates';
import { serverDate } from '#platform/lib/time/serverClock';
import { getDeviceZone, todayIn } from '#platform/lib/time/zonedTimes';
import { isAdult, isPlausibleBirthDate } from '#domain/people/age';
import { rateLimits } from '#domain/limits';
import { signUpTexts as texts } from './texts';

/** The date where the person is. */
function getToday(): CalendarDate {
  return todayIn(getDeviceZone(), serverDate());
}

/** A possible birth date of a person who is 18 today. */
export const adult: Validator = (value) => {
  if (typeof value !== 'string' || value === '') return undefined;
  const today = getToday();
  if (!isPlausibleBirthDate(value, today)) return texts.notADate;
  return isAdult(value, today) ? undefined : texts.tooYoung;
};

const rateStep: Validator = (value) =>
  typeof value === 'number' && value % rateLimits.step !== 0 ? texts.rateStep : undefined;

/** Limits of a helper's hourly rate. */
export const hourlyRate: Validator = compose(
  minValue(rateLimits.min, formatMoney),
  maxValue(rateLimits.max, formatMoney),
  rateStep,
);

/** Number of positions a person may choose. */
export const atMostThree: Validator = (value) =>
  Array.isArray(value) && value.length > 3 ? texts.upToThree : undefined;

/** A checked box. */
export const agreed: Validator = (value) => (value === true ? undefined : texts.termsRequired);
