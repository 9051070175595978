export * from './brandTexts.en';
