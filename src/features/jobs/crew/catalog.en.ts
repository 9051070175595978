export { editTexts } from './edit/editTexts.en';
export { inviteTexts } from './invite/texts.en';
export { crewTexts } from './texts.en';
