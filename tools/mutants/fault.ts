/** One mistake an engineer could make. `text` occurs once in `file` and is replaced with `replacement`. */
export type Fault = {
  file: string;
  text: string;
  replacement: string;
  /** What is wrong then, for the table. */
  description: string;
};

/** The source with the fault in it. Throws when the text does not occur exactly once. */
export function withFault(source: string, { file, text, replacement }: Fault): string {
  const [before, after, ...more] = source.split(text);
  if (before === undefined || after === undefined) throw new Error(`${file} contains nowhere: ${text}`);
  if (more.length > 0) throw new Error(`${file} contains more than once: ${text}`);
  return before + replacement + after;
}
