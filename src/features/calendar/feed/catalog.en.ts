export { feedTexts } from './texts.en';
