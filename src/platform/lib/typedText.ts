/** Invisible characters, such as marks of the writing direction, and a joiner outside an emoji. */
const invisible =
  /(?!\u200d|[\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** A typed or pasted line as the eye reads it: without invisible characters, with plain blanks, not trimmed. */
export function cleanLine(text: string): string {
  return cleanLines(text).replaceAll(/[\n\t]/g, ' ');
}

/** The same for several lines, which break with "\n". */
export function cleanLines(text: string): string {
  return text
    .replaceAll(lineBreak, '\n')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(invisible, '')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '');
}

/**
 * An email address without what surrounds it where it was copied: "mailto:", a name before "<…>", quotes, a
 * trailing ";". Text with more than one address is unchanged.
 */
export function cleanEmail(text: string): string {
  const plain = cleanLine(text).trim();
  const inside = /^[^<>]*<([^<>@]*@[^<>@]*)>[^<>@]*$/.exec(plain)?.[1];
  return (inside ?? plain)
    .replace(/^["'“‘<(]+/, '')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/(?<![;,\s>)"'”’])[;,\s>)"'”’]+$/, '');
}
