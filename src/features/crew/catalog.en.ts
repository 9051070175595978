export { editTexts } from './edit/editTexts.en';
export { inviteTexts } from './invite/texts.en';
export { matchTexts } from './matchTexts.en';
export { crewTexts } from './texts.en';
