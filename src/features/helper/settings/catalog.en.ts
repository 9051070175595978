export { settingsFormTexts } from './form/texts.en';
export { settingsNavTexts } from './navigation/texts.en';
export { specificationTexts } from './specifications/texts.en';
export { workTexts } from './workSettings/texts.en';
