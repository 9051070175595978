export * from './termsTexts.en';
