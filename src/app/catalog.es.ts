export { brandTexts } from './shell/public/brandTexts.es';
export { frameTexts } from './shell/frameTexts.es';
export { appTexts } from './texts.es';
