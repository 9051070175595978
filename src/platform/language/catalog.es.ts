export { texts as branchesTexts } from '../branches/texts.es';
export { mergeTexts } from '../forms/merge/mergeTexts.es';
export { texts as formsTexts } from '../forms/texts.es';
export { httpTexts } from '../http/texts.es';
export { texts as libTexts } from '../lib/texts.es';
export { mapTexts } from '../map/texts.es';
export { sessionTexts } from '../session/texts.es';
export { texts as uiTexts } from '../ui/texts.es';
