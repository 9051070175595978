export { findTexts } from './find/texts.en';
export { listTexts } from './list/texts.en';
export { memberTexts } from './member/texts.en';
export { rulesTexts } from './model/texts.en';
export { removeTexts } from './remove/texts.en';
export { requestedTexts } from './requested/texts.en';
export { labels } from './labels.en';
