export { applyTexts } from './answer/texts.en';
export { offerDetailTexts } from './detail/texts.en';
export { offerListTexts } from './list/texts.en';
