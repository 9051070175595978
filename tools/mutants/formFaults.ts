import type { Fault } from './fault';

/** Faults in the client's models, validators, masks and exports. */
export const formFaults: readonly Fault[] = [
  {
    file: 'src/platform/forms/validation/validators.ts',
    text: 'Number(value) >= min',
    replacement: 'Number(value) > min',
    description: 'the smallest allowed value is refused',
  },
  {
    file: 'src/platform/forms/validation/serverErrors.ts',
    text: '!placed.has(name)',
    replacement: 'placed.has(name)',
    description: 'errors of the provider do not reach their fields',
  },
  {
    file: 'src/platform/forms/fields/text/masks.ts',
    text: 'shown.endsWith(typed.slice(caret))',
    replacement: 'true',
    description: 'a value the browser fills in loses characters in a masked field',
  },
  {
    file: 'src/domain/crewPay.ts',
    text: "if (rounding === 'none') return Math.round((minutes / 60) * 100) / 100;",
    replacement: "if (rounding === 'none') return minutes / 60;",
    description: 'hours to pay are not rounded to hundredths',
  },
  {
    file: 'src/domain/crewEstimate.ts',
    text: 'Math.max(0, flights - 1)',
    replacement: 'flights',
    description: 'the first flight of stairs makes a job longer',
  },
  {
    file: 'src/features/jobs/model/stopValues.ts',
    text: 'pin && pin.of === placeOf(stop)',
    replacement: 'pin',
    description: 'the map pin of the old address is sent with a new one',
  },
  {
    file: 'src/platform/forms/merge/mergeValues.ts',
    text: 'both.filter((each) => !chosen.has(each))',
    replacement: 'both.filter((each) => chosen.has(each))',
    description: 'of what two people changed, the other version is kept',
  },
  {
    file: 'src/features/jobs/model/orderValues.ts',
    text: 'weight_lb === autoWeight(volume_cuft ?? autoCuft) ? null : weight_lb',
    replacement: 'weight_lb',
    description: 'a computed weight no longer follows the items of an edited job',
  },
  {
    file: 'src/features/team/model/memberRules.ts',
    text: 'value < today && value !== kept',
    replacement: 'value < today',
    description: 'a member with an expired license cannot be saved',
  },
];
