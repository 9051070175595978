export { brandTexts } from './shell/public/brandTexts.en';
export { frameTexts } from './shell/frame/frameTexts.en';
export { appTexts } from './texts.en';
