/** More values than any valid body has: an order with 100 items has about 1,000. */
const maxValues = 5_000;
/** Deeper than any valid body: an order has 4 levels. */
const maxDepth = 20;
/** More fields than any valid form has: a member's has about 80. */
export const maxFields = 500;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const ampersand = 0x26;
const [openingBracket, closingBracket, openingBrace, closingBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Checks whether a JSON text has too many values or levels, found without parsing it: parsing would make others wait. */
export function isTooComplex(json: Uint8Array): boolean {
  let [values, depth] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === quote) at = findTextEnd(json, at);
    else if (byte === comma) values += 1;
    else if (isClosing(byte)) depth -= 1;
    else if (isOpening(byte)) {
      values += 1;
      depth += 1;
    }
    if (values > maxValues || depth > maxDepth) return true;
  }
  return false;
}

const isOpening = (byte: number) => byte === openingBracket || byte === openingBrace;
const isClosing = (byte: number) => byte === closingBracket || byte === closingBrace;

/** The index of the quote that ends the text which begins at `start`. */
function findTextEnd(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
  return at;
}

/** Checks whether a URL-encoded form has too many fields. */
export function hasTooManyFields(form: Uint8Array): boolean {
  let fields = 1;
  for (const byte of form) {
    if (byte === ampersand) fields += 1;
    if (fields > maxFields) return true;
  }
  return false;
}
