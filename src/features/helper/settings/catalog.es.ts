export { settingsFormTexts } from './form/texts.es';
export { settingsNavTexts } from './navigation/texts.es';
export { specificationTexts } from './specifications/texts.es';
export { workTexts } from './workSettings/texts.es';
export { notificationTexts } from './notifications/texts.es';
export { personalInfoTexts } from './personalInfo/texts.es';
export { ratingTexts } from './rating/texts.es';
export { roleTexts } from './role/texts.es';
