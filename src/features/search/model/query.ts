/** A number finds an order with any digits; other texts need two characters (docs/product.md, "Team"). */
const fewestCharacters = 2;

/** Checks whether a text is too short to search; an empty text finds the next jobs and all people. */
export function isTooShort(text: string): boolean {
  return text !== '' && text.length < fewestCharacters && !/^\d$/.test(text);
}
