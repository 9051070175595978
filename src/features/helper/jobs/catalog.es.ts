export { answerTexts } from './answer/texts.es';
export { jobDetailTexts, rateTexts } from './detail/texts.es';
export { jobLabels } from './labels.es';
export { jobListTexts } from './list/texts.es';
export { joinRequestTexts } from './requests/texts.es';
