export { customerTexts } from './customer/customerTexts.en';
export { itemTexts } from './items/itemTexts.en';
export { changeTexts } from './saving/changeTexts.en';
export { sideTitles } from './stops/stopTexts.en';
export { stopTexts } from './stops/stopTexts.en';
export { sectionTexts } from './summary/sectionTexts.en';
export { suggestionTexts } from './suggestion/suggestionTexts.en';
export { formTexts } from './texts.en';
