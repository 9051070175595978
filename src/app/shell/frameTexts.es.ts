export * from './frameTexts.en';
