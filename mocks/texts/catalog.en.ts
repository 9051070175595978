export * from './activities.en';
export * from './lookups.en';
export * from './mails.en';
export * from './refusals.en';
