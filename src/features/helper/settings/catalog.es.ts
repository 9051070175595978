export { settingsFormTexts } from './form/texts.es';
export { settingsNavTexts } from './navigation/texts.es';
export { specificationTexts } from './specifications/texts.es';
export { workTexts } from './workSettings/texts.es';
