export { brandTexts } from './shell/brandTexts.en';
export { frameTexts } from './shell/frameTexts.en';
export { appTexts } from './texts.en';
