export { applyTexts } from './answer/texts.es';
export { offerDetailTexts } from './detail/texts.es';
export { offerListTexts } from './list/texts.es';
