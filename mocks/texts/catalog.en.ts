export * from './activities.en';
export * from './feeds.en';
export * from './mails.en';
export * from './refusals.en';
