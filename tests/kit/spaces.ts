/** Between a number and its unit. It looks like a space and is not equal to one. */
const noBreakSpace = '\u00a0';

/** A text with plain spaces in place of no-break spaces, for tests that are about the words alone; '' for no text. */
export const plainSpaces = (text: string | null | undefined): string => (text ?? '').replaceAll(noBreakSpace, ' ');
