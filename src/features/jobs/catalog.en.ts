export { fileTexts } from './files/texts.en';
export { rulesTexts } from './model/texts.en';
export { cardTexts } from './parts/texts.en';
export { words } from './parts/words.en';
