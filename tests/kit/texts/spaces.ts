/** Between a number and its unit. Looks like a space but is not equal to one. */
const noBreakSpace = '\u00a0';

/** A text with plain spaces instead of no-break spaces, for tests of the words alone; '' for no text. */
export const plainSpaces = (text: string | null | undefined): string => (text ?? '').replaceAll(noBreakSpace, ' ');
