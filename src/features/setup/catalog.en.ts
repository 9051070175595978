export { checklistTexts } from './checklist/texts.en';
