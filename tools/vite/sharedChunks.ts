import { resolve } from 'node:path';

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const source = resolve(import.meta.dirname, '../../src');
/** Runs first: it chooses the language and loads the rest, so it is small. */
const entry = ['main.ts'];
const loading = /preload-helper|rolldown:runtime|rolldown\/runtime/;
/** The texts every page needs, one file for each language. */
const languages = ['en', 'es'];
const firstTexts = (language: string) =>
  ['platform/language', 'app'].map((folder) => `${folder}/catalog.${language}.ts`);
/** Modules of the first page: every visitor needs them and what they import. */
const firstPage = ['app/mount.tsx', 'app/shell/public/PublicShell.tsx', 'features/auth/login/LoginPage.tsx'];
/** The first page of a company after sign-in. */
const home = ['app/signedInParts.ts', 'app/shell/CompanyShell.tsx', 'features/activity/feed/ActivityPage.tsx'];
/** Libraries of the first page; of Blueprint only the button, the input and their dependencies. */
const libraries =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|final-form|react-final-form|@tanstack|redux|react-redux|@redux-saga|typed-redux-saga|wouter|regexparam|classnames|tslib|@babel)[\\/]|jsx-runtime/;
const blueprint =
  /@blueprintjs[\\/]core[\\/]lib[\\/]esm[\\/](common|accessibility|context|hooks|components[\\/](button|icon|spinner|text|forms[\\/](inputGroup|asyncControllableInput)))|svgIconContainer/;

/**
 * Puts shared modules in a few chunks instead of dozens of small ones: `base` for the first page; `shared` for what
 * fourteen or more other pages use; `home` for the shell and the first page after the login; and `icons` that three or
 * more pages use. Pages have their own chunks.
 */
export function sharedChunks() {
  const first = closure(entry);
  const texts = languages.map((language) => ({ name: `texts.${language}`, holds: closure(firstTexts(language)) }));
  const base = closure(firstPage);
  const signedIn = closure(home);
  const isFirst = (id: string, modules: Modules) => first(modules).has(id) || loading.test(id);
  const isBase = (id: string, modules: Modules) =>
    (base(modules).has(id) && !isPage(id)) ||
    (!isText(id) && texts.some(({ holds }) => holds(modules).has(id))) ||
    libraries.test(id) ||
    blueprint.test(id);
  const isHome = (id: string, modules: Modules) => signedIn(modules).has(id) && !/[\\/]activity[\\/]feed[\\/]/.test(id);
  return {
    groups: [
      ...texts.map(({ name, holds }) => ({
        name: (id: string, modules: Modules) => (isText(id) && holds(modules).has(id) ? name : null),
        priority: 4,
      })),
      { name: (id: string, modules: Modules) => (isFirst(id, modules) ? 'start' : null), priority: 6 },
      { name: (id: string, modules: Modules) => (isBase(id, modules) ? 'base' : null), priority: 5 },
      { name: 'shared', minShareCount: 14, priority: 3 },
      // The shell and the sign-up need them, each without the other.
      { name: 'lookups', test: /[\\/]endpoints[\\/]lookups[\\/]/, priority: 2 },
      { name: 'icons', test: /@blueprintjs[\\/]icons/, minShareCount: 3, priority: 2 },
      { name: (id: string, modules: Modules) => (isHome(id, modules) ? 'home' : null), priority: 1 },
    ],
  };
}

const isText = (id: string) => /\.(en|es)\.ts$/.test(id);

/** Files of the first page, loaded before any other. */
const firstFile = /(^|\/)(start|base|rolldown-runtime)-[^/]*$/;

/** Files to preload with a requested file, without those already loaded. */
export function withoutFirstFiles(_file: string, dependencies: string[]): string[] {
  return dependencies.filter((dependency) => !firstFile.test(dependency));
}

/** Pages have files of their own. */
function isPage(id: string): boolean {
  return /[\\/]features[\\/].*Page\.tsx$/.test(id);
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
