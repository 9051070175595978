export * from './titles.en';
