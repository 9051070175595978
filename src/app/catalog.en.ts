export { frameTexts } from './shell/frameTexts.en';
export { brandTexts } from './shell/brandTexts.en';
export { appTexts } from './texts.en';
