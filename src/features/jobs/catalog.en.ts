export { fileTexts } from './files/texts.en';
export { rulesTexts } from './model/texts.en';
export { crewNewsTexts } from './parts/crewNewsTexts.en';
export { openOrderTexts } from './parts/openOrderTexts.en';
export { cardTexts } from './parts/texts.en';
export { words } from './parts/words.en';
