export { brandTexts } from './shell/public/brandTexts.en';
export { frameTexts } from './shell/frameTexts.en';
export { appTexts } from './texts.en';
