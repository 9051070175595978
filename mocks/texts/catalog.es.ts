export * from './activities.es';
export * from './lookups.es';
export * from './mails.es';
export * from './refusals.es';
