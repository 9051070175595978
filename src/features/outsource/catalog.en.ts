export { createOfferTexts } from './create/texts.en';
export { fitTexts } from './fit/texts.en';
export { matchesTexts } from './matches/texts.en';
export { needTexts } from './need/texts.en';
export { publishTexts } from './publish/texts.en';
