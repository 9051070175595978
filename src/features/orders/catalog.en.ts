export { fileTexts } from './files/texts.en';
export { rulesTexts } from './model/texts.en';
export { crewNewsTexts } from './parts/crew/crewNewsTexts.en';
export { openOrderTexts } from './parts/openOrder/openOrderTexts.en';
export { cardTexts } from './parts/texts.en';
export { labels } from './parts/labels.en';
