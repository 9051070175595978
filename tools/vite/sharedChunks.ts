import { resolve } from 'node:path';

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const source = resolve(import.meta.dirname, '../../src');
/** The modules of the first page. Everything they import statically is needed by every visitor. */
const firstPage = ['app/start.tsx', 'app/shell/PublicShell.tsx', 'features/auth/login/LoginPage.tsx'];
/** What every signed-in company user sees first. */
const homePages = ['app/signedInParts.ts', 'app/shell/CompanyShell.tsx', 'features/activity/feed/ActivityPage.tsx'];
/** Libraries of the first page; of Blueprint only the button, the input and their dependencies. */
const libraries =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|final-form|react-final-form|@tanstack|redux|react-redux|@redux-saga|typed-redux-saga|wouter|regexparam|classnames|tslib|@babel)[\\/]|preload-helper|jsx-runtime/;
const blueprint =
  /@blueprintjs[\\/]core[\\/]lib[\\/]esm[\\/](common|accessibility|context|hooks|components[\\/](button|icon|spinner|text|forms[\\/](inputGroup|asyncControllableInput)))|svgIconContainer/;

/**
 * Puts shared modules in a few chunks instead of dozens of small ones: `base` for the first page; `shared` for what
 * fourteen or more other pages use; `home` for the shell and the first page after the login; and `icons` that three or
 * more pages use. Pages have their own chunks.
 */
export function sharedChunks() {
  const base = closure(firstPage);
  const signedIn = closure(homePages);
  const isBase = (id: string, modules: Modules) =>
    (base(modules).has(id) && !isStart(id)) || libraries.test(id) || blueprint.test(id);
  const isHomeModule = (id: string, modules: Modules) =>
    signedIn(modules).has(id) && !/[\\/]activity[\\/]feed[\\/]/.test(id);
  return {
    groups: [
      { name: (id: string, modules: Modules) => (isBase(id, modules) ? 'base' : null), priority: 4 },
      { name: 'shared', minShareCount: 14, priority: 3 },
      { name: 'icons', test: /@blueprintjs[\\/]icons/, minShareCount: 3, priority: 2 },
      { name: (id: string, modules: Modules) => (isHomeModule(id, modules) ? 'home' : null), priority: 1 },
    ],
  };
}

/** The entry and its two pages have their own chunks. */
function isStart(id: string): boolean {
  return firstPage.some((path) => id === resolve(source, path));
}

/** The modules these pages import statically, including themselves. Computed on first use. */
function closure(pages: readonly string[]): (modules: Modules) => ReadonlySet<string> {
  const found = new Set<string>();
  return (modules) => {
    const waiting = found.size === 0 ? pages.map((path) => resolve(source, path)) : [];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id) || !id.startsWith(source)) continue;
      found.add(id);
      waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    }
    return found;
  };
}
