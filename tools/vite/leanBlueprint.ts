import type { Plugin } from 'vite';

const MODULE = /[\\/]@blueprintjs[\\/]\w+[\\/]lib[\\/]esm[\\/].*\.js$/;
const CONSTANTS = /[\\/]@blueprintjs[\\/]core[\\/]lib[\\/]esm[\\/]common[\\/](classes|errors)\.js$/;
const check = /\b(?:\w+\.)?isNodeEnv\("(\w+)"\)/g;
const choiceOfNamespace = /let NS = "(\w+)";\s*(?:(?:else )?if \(typeof \w+ !== "undefined"\) \{[^}]*\}\s*)+/;

/**
 * Blueprint checks its props in browsers in production too, and builds hundreds of class names and warnings when it
 * starts. Builds leave out the checks, and write the names and warnings as literals, so that only used ones stay.
 */
export function leanBlueprint(): Plugin {
  return {
    name: 'lean-blueprint',
    enforce: 'pre',
    apply: 'build',
    // The literals are written where they are used, also in another file.
    config: () => ({ build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } } } }),
    transform: {
      filter: { id: MODULE },
      handler(code, id) {
        const lean = withoutChecks(CONSTANTS.test(id) ? withLiterals(code) : code);
        return lean === code ? null : { code: lean, map: { mappings: '' } };
      },
    },
  };
}

export function withoutChecks(code: string): string {
  return code.replace(check, (_, environment: string) => String(environment === 'production'));
}

/** Writes constants that are made of others as literals, and marks calls as free of side effects. */
export function withLiterals(code: string): string {
  const known = new Map<string, string>();
  const fill = (text: string) => text.replace(/\$\{(\w+)\}/g, (all, name: string) => known.get(name) ?? all);
  return code
    .replace(choiceOfNamespace, 'const NS = "$1";\n')
    .replace(/ns \+ `/g, '`${ns}')
    .replace(/^((?:export )?const (\w+) = )(["`])(.*)\3;$/gm, (_, start: string, name: string, quote, text: string) => {
      const value = fill(text);
      known.set(name, value);
      return `${start}${quote}${value}${quote};`;
    })
    .replace(/^(export const \w+ = )(\w+\()/gm, '$1/* @__PURE__ */ $2');
}
