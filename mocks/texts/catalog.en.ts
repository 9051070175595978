export * from './activities.en';
export * from './mails.en';
export * from './refusals.en';
