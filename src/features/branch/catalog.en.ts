export { areaTexts } from './areas/texts.en';
export { formTexts } from './form/texts.en';
export { rulesTexts } from './model/texts.en';
export { pageTexts } from './page/texts.en';
