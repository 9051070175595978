export { frameTexts } from './shell/frameTexts.es';
export { brandTexts } from './shell/brandTexts.es';
export { appTexts } from './texts.es';
