export { applicationTexts } from './applications/texts.en';
export { fitTexts } from './fit/texts.en';
export { numbersTexts } from './numbers/texts.en';
export { offersTexts } from './offers/texts.en';
export { offerLabels } from './parts/labels.en';
export { partTexts } from './parts/texts.en';
