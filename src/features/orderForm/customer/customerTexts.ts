import { counted } from '#platform/lib/text';

/** Words about customers of earlier jobs. */
export const customerTexts = {
  suggestions: 'Earlier customers',
  facts: (phone: string, jobs: number, last: string) =>
    [phone, counted(jobs, { one: 'job', other: 'jobs' }), `latest ${last}`].join(' · '),
  filled: (name: string) => `Filled in from earlier jobs of ${name}`,
  overwriteTitle: 'Replace what you typed?',
  overwriteLine: (field: string, typed: string, found: string) => `${field}: ${typed} → ${found}`,
  overwrite: 'Replace',
  keep: 'Keep mine',
  earlier: 'Earlier addresses',
  useAddress: (address: string) => `Use ${address}`,
  addressUsed: (address: string) => `Filled in ${address}`,
  addresses: 'Addresses',
  earlierAddress: 'Earlier address of this customer',
  cityFilled: (city: string, state: string) => `City and state filled in: ${city}, ${state}`,
  stateFilled: (state: string) => `State filled in: ${state}`,
  noUnit: 'No unit',
};
