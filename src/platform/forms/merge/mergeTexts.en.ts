/** Words for a form whose subject somebody else saved first. */
export const mergeTexts = {
  lead: 'Nothing of yours is lost. Choose what to keep where you both changed the same thing.',
  leadClean: 'You changed different things, so both fit together.',
  mine: 'Yours',
  theirs: (name: string) => `${name}’s`,
  somebody: 'Somebody else',
  both: 'Changed by both of you',
  alsoChanged: 'Also changed, and taken over',
  keepEditing: 'Keep editing',
  saveMerged: 'Save with these',
  takeMerged: 'Go on with these',
};
