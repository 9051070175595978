import type { Fault } from './fault';

/** Faults in the client's models, validators, masks and exports. */
export const formFaults: readonly Fault[] = [
  {
    area: 'src',
    name: 'validators.ts',
    text: 'Number(value) >= min',
    replacement: 'Number(value) > min',
    description: 'the smallest allowed value is refused',
  },
  {
    area: 'src',
    name: 'serverErrors.ts',
    text: '!placed.has(name)',
    replacement: 'placed.has(name)',
    description: 'errors of the provider do not reach their fields',
  },
  {
    area: 'src',
    name: 'masks.ts',
    text: 'shown.endsWith(typed.slice(caret))',
    replacement: 'true',
    description: 'a value the browser fills in loses characters in a masked field',
  },
  {
    area: 'src',
    name: 'crewPay.ts',
    text: "if (rounding === 'none') return Math.round((minutes / 60) * 100) / 100;",
    replacement: "if (rounding === 'none') return minutes / 60;",
    description: 'hours to pay are not rounded to hundredths',
  },
  {
    area: 'src',
    name: 'crewEstimate.ts',
    text: 'Math.max(0, flights - 1)',
    replacement: 'flights',
    description: 'the first flight of stairs makes a job longer',
  },
  {
    area: 'src',
    name: 'stopValues.ts',
    text: 'pin && pin.of === toAddressKey(stop)',
    replacement: 'pin',
    description: 'the map pin of the old address is sent with a new one',
  },
  {
    area: 'src',
    name: 'mergeValues.ts',
    text: 'both.filter((each) => !chosen.has(each))',
    replacement: 'both.filter((each) => chosen.has(each))',
    description: 'of what two people changed, the other version is kept',
  },
  {
    area: 'src',
    name: 'savedOrder.ts',
    text: 'weight_lb === computeWeight(volume_cuft ?? autoCuft) ? null : weight_lb',
    replacement: 'weight_lb',
    description: 'a computed weight no longer follows the items of an edited job',
  },
  {
    area: 'src',
    name: 'memberRules.ts',
    text: 'value < today && value !== kept',
    replacement: 'value < today',
    description: 'a member with an expired license cannot be saved',
  },
];
