import { basename } from 'node:path';

/**
 * One mistake an engineer could make. `text` occurs once in the files of that name and is replaced by `replacement`. The
 * folder of the file is not part of it, so that files may move.
 */
export type Fault = {
  area: 'src' | 'mocks';
  /** The name of the file, without its folders. */
  name: string;
  text: string;
  replacement: string;
  /** What is wrong then, for the table. */
  description: string;
};

/** A fault and the file it belongs to. */
export type PlacedFault = Fault & { file: string };

/**
 * Finds the file of a fault among the sources (path → text). Throws when the text occurs in no file of that name, or more
 * than once; the message names the files that have the text.
 */
export function placeFault(fault: Fault, sources: ReadonlyMap<string, string>): PlacedFault {
  const { area, name, text } = fault;
  const files = [...sources].flatMap(([file, source]) =>
    Array.from({ length: source.split(text).length - 1 }, () => file),
  );
  const [file, ...more] = files.filter((each) => each.startsWith(`${area}/`) && basename(each) === name);
  const problem = (what: string) => new Error(`${area}: ${what}: ${text}${elsewhere(files)}`);
  if (file === undefined) throw problem(`no file ${name} contains`);
  if (more.length > 0) throw problem(`${name} contains more than once`);
  return { ...fault, file };
}

const elsewhere = (files: readonly string[]): string =>
  files.length === 0 ? ' (nor does any other file)' : ` (found in ${files.join(', ')})`;

/** The source with the fault in it. */
export function withFault(source: string, { text, replacement }: Fault): string {
  // As a function, so that no "$" in it has a meaning.
  return source.replace(text, () => replacement);
}
