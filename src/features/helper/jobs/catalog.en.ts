export { answerTexts } from './answer/texts.en';
export { jobDetailTexts, rateTexts } from './detail/texts.en';
export { jobLabels } from './labels.en';
export { jobListTexts } from './list/texts.en';
export { joinRequestTexts } from './requests/texts.en';
