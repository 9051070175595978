export { feedTexts } from './feed/texts.es';
