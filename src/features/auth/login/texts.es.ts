export * from './texts.en';
