export { earningsTexts } from './texts.en';
