export * from './activities.en';
