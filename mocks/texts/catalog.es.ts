export * from './activities.es';
export * from './feeds.es';
export * from './mails.es';
export * from './refusals.es';
