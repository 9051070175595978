import { rateLimits } from '#domain/limits';
import { compose, maxValue, minValue, type Validator } from '#platform/forms/validation/validators';
import { formatMoney } from '#platform/lib/money';

/** Limits of a helper's hourly rate, in cents; `writeStep` names the allowed steps. */
export function createRateRules(writeStep: () => string): Validator {
  const isStep: Validator = (value) =>
    typeof value === 'number' && value % rateLimits.step !== 0 ? writeStep() : undefined;
  return compose(minValue(rateLimits.min, formatMoney), maxValue(rateLimits.max, formatMoney), isStep);
}
