export { feedTexts } from './feed/texts.en';
