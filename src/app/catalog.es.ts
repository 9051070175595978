export { brandTexts } from './shell/public/brandTexts.es';
export { frameTexts } from './shell/frame/frameTexts.es';
export { appTexts } from './texts.es';
