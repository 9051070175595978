export { texts as branchesTexts } from '../branches/texts.en';
export { mergeTexts } from '../forms/merge/mergeTexts.en';
export { texts as formsTexts } from '../forms/texts.en';
export { httpTexts } from '../http/texts.en';
export { texts as libTexts } from '../lib/texts.en';
export { mapTexts } from '../map/texts.en';
export { sessionTexts } from '../session/texts.en';
export { texts as uiTexts } from '../ui/texts.en';
