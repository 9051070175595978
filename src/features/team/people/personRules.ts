import { rateLimits } from '#domain/limits';
import { isAdult, isPlausibleBirthDate } from '#domain/people/age';
import { compose, maxValue, minValue, stepValue, type Validator } from '#platform/forms/validation/validators';
import { formatMoney } from '#platform/lib/money';
import { serverDate } from '#platform/lib/time/serverClock';
import { getDeviceZone, todayIn } from '#platform/lib/time/zonedTimes';
import { personTexts as texts } from './texts';

/** Limits of an hourly rate in cents (docs/product.md, "Limits"). */
export const rateRule: Validator = compose(
  minValue(rateLimits.min, formatMoney),
  maxValue(rateLimits.max, formatMoney),
  stepValue(rateLimits.step, formatMoney),
);

/** A possible birth date of a person who is 18 today, where the device is. */
export const adultRule: Validator = (value) => {
  if (typeof value !== 'string' || value === '') return undefined;
  const today = todayIn(getDeviceZone(), serverDate());
  if (!isPlausibleBirthDate(value, today)) return texts.notADate;
  return isAdult(value, today) ? undefined : texts.tooYoung;
};

/** Number of positions a helper may choose. */
export const upToThree: Validator = (value) => (Array.isArray(value) && value.length > 3 ? texts.upToThree : undefined);
