/** Texts of a form whose subject someone else saved first. */
export const mergeTexts = {
  lead: 'Nothing you entered is lost. Where you both changed the same thing, choose what to keep.',
  leadClean: 'You changed different things, so both sets of changes are kept.',
  mine: 'Yours',
  theirs: (name: string) => `${name}’s`,
  someoneElse: 'Someone else',
  both: 'Changed by both of you',
  alsoChanged: 'Also changed (kept)',
  keepEditing: 'Keep editing',
  saveMerged: 'Save',
  takeMerged: 'Continue',
};
