export * from './activities.es';
