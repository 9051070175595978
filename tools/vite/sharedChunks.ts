import { resolve } from 'node:path';

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const source = resolve(import.meta.dirname, '../../src');
/** What the first picture is made of: whatever these bring along at once is needed by everybody. */
const firstPage = ['app/start.tsx', 'app/shell/PublicShell.tsx', 'features/auth/login/LoginPage.tsx'];
/** Libraries behind it; of Blueprint the button, the input and what they stand on. */
const libraries =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|final-form|react-final-form|@tanstack|redux|react-redux|@redux-saga|typed-redux-saga|wouter|regexparam|classnames|tslib|@babel)[\\/]|preload-helper|jsx-runtime/;
const blueprint =
  /@blueprintjs[\\/]core[\\/]lib[\\/]esm[\\/](common|accessibility|context|hooks|components[\\/](button|icon|spinner|text|forms[\\/](inputGroup|asyncControllableInput)))|svgIconContainer/;

/**
 * What screens share comes in two files instead of dozens of small ones: `base`, which the first page needs, and `shared`,
 * what fourteen or more of the others need beyond it.
 */
export function sharedChunks() {
  let own: Set<string> | undefined;
  const base = (id: string, modules: Modules) => {
    own ??= ownModulesOfFirstPage(modules);
    return own.has(id) || libraries.test(id) || blueprint.test(id) ? 'base' : null;
  };
  return {
    groups: [
      { name: base, priority: 2 },
      { name: 'shared', minShareCount: 14, priority: 1 },
    ],
  };
}

function ownModulesOfFirstPage(modules: Modules): Set<string> {
  const found = new Set<string>();
  const begun = firstPage.map((path) => resolve(source, path));
  const waiting = [...begun];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || !id.startsWith(source)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  // These have files of their own.
  return new Set([...found].filter((id) => !begun.includes(id)));
}
