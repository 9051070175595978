export { brandTexts } from './shell/brandTexts.es';
export { frameTexts } from './shell/frameTexts.es';
export { appTexts } from './texts.es';
