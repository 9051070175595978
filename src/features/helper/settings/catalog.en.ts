export { settingsFormTexts } from './form/texts.en';
export { settingsNavTexts } from './navigation/texts.en';
export { specificationTexts } from './specifications/texts.en';
export { workTexts } from './workSettings/texts.en';
export { notificationTexts } from './notifications/texts.en';
export { personalInfoTexts } from './personalInfo/texts.en';
export { ratingTexts } from './rating/texts.en';
export { roleTexts } from './role/texts.en';
