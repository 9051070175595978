import { relative, resolve } from 'node:path';

type Info = { importedIds: readonly string[]; importers: readonly string[] };
type Modules = { getModuleInfo: (id: string) => Info | null };

const source = resolve(import.meta.dirname, '../../src');
/** Runs first: it chooses the language and loads the rest, so it is small. */
const entry = ['main.ts'];
const loading = /preload-helper|rolldown:runtime|rolldown\/runtime|node_modules[\\/]idb-keyval[\\/]/;
/** The texts every page needs, one file for each language. */
const firstTexts = ['platform/language', 'app', 'features/auth/login'];
const languages = ['en', 'es'];
const firstCatalogs = (language: string) => firstTexts.map((folder) => `${folder}/catalog.${language}.ts`);
/** The texts of the shells, and those that pages of several folders need. */
const signedInTexts = ['app/shell', 'features/jobs', 'features/billing/limit'];
/** Modules of the first page: every visitor needs them and what they import. */
const firstPage = [
  'app/mount.tsx',
  'app/shell/public/PublicShell.tsx',
  'features/auth/login/LoginPage.tsx',
  // Every page keeps the files of the app after it has loaded.
  'platform/offline/versions.ts',
];
/** What every page after the sign-in needs, and the first page of a company. */
const home = [
  'features/activity/feed/ActivityPage.tsx',
  'app/signedInParts.ts',
  'app/shell/CompanyShell.tsx',
  'app/shell/HelperShell.tsx',
  'platform/offline/keptStore.ts',
  'platform/http/answerShape.ts',
];
/** Libraries of the first page. Chunks include what a module imports, so the components are enough. */
const libraries =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|final-form|react-final-form|@tanstack[\\/]react-query|redux|react-redux|@redux-saga|typed-redux-saga|wouter|regexparam|classnames|tslib)[\\/]|jsx-runtime/;
/** Dialogs, menus and what places them. */
const overlays =
  /node_modules[\\/](@blueprintjs[\\/]core[\\/]lib[\\/]esm[\\/](components[\\/](dialog|drawer|menu|overlay2?|popover|popover-next|portal)|hooks[\\/]overlays)|@floating-ui|react-transition-group)[\\/]/;
/** Folders with the lists people open most; what they share with others is loaded with every page. */
const lists = ['jobs/orders/list', 'jobs/orders/history', 'team/list', 'helper/jobs/list'];
/** Pages of all kinds use some of these, so they are not left to the first group that does. */
const iconsAndFields =
  /node_modules[\\/]@blueprintjs[\\/](icons|core[\\/]lib[\\/]esm[\\/]components[\\/](forms|html|html-select|divider))[\\/]/;
const notFirst = /use(Queries|InfiniteQuery|SuspenseQuer\w+)\.js$/;
const blueprint =
  /@blueprintjs[\\/]core[\\/]lib[\\/]esm[\\/]components[\\/](button|icon|spinner|forms[\\/](inputGroup|asyncControllableInput))/;

/**
 * Puts modules in a few files per page instead of dozens. A module belongs to the smallest group that has all pages which
 * import it: a page's folder, its feature, `forms` for pages of several features, `home` for everyone who is signed in,
 * `common` also for the sign-up, `base` for the first page. What a page loads only when it is used stays apart, and so
 * do the `overlays`.
 */
export function sharedChunks() {
  const first = closure(entry);
  // Texts format dates and amounts, so what they import is needed before them.
  const base = closure([...firstPage, ...languages.flatMap(firstCatalogs)]);
  const signedIn = closure(home);
  const findFolders = createPageIndex();
  const isHome = (id: string, modules: Modules, folders: PageFolders) =>
    signedIn(modules).has(id) || (countFeatures(folders) > 1 && isOfList(folders));
  const getGroup = (id: string, modules: Modules): string | null => {
    if (iconsAndFields.test(id)) return 'common';
    if (!id.startsWith(source) || isText(id)) return null;
    const folders = findFolders(id, modules);
    if (isHome(id, modules, folders)) return isPublic(folders) ? 'common' : 'home';
    if (countFeatures(folders) > 1) return isPublic(folders) ? 'common' : 'forms';
    return getFeatureGroup(folders);
  };
  const levels = [/^common$/, /^home$/, /^forms$/, /^\w+\.lists$/, /^\w+$/, /./];
  return {
    // A group takes what its modules import too, so those that most pages load are filled first.
    groups: [
      group('start', 12, (id, modules) => first(modules).has(id) || loading.test(id)),
      group('base', 11, (id, modules) => isOfBase(id) || (base(modules).has(id) && !isText(id))),
      ...levels.map((level, at) => ({
        name: (id: string, modules: Modules) => {
          const name = getGroup(id, modules);
          return name !== null && level.test(name) ? name : null;
        },
        priority: 9 - at,
      })),
      group('overlays', 1, (id) => overlays.test(id)),
      { name: getTexts, priority: 0 },
    ],
  };
}

function group(name: string, priority: number, has: (id: string, modules: Modules) => boolean) {
  return { name: (id: string, modules: Modules) => (has(id, modules) ? name : null), priority };
}

const isText = (id: string) => /\.(en|es)\.ts$/.test(id);
const isOfBase = (id: string): boolean => (libraries.test(id) && !notFirst.test(id)) || blueprint.test(id);

/** Texts of several pages are one file for each language; those of one page have their own. */
function getTexts(id: string): string | null {
  const [, folder, language] = /^(.*)[\\/]\w+\.(en|es)\.ts$/.exec(relative(source, id)) ?? [];
  if (folder === undefined) return null;
  const isIn = (folders: readonly string[]) => folders.includes(folder) || folders.some((each) => isPart(each, folder));
  if (isIn(firstTexts) || folder.startsWith('platform/')) return `texts.${language}`;
  return isIn(signedInTexts) ? `texts.signedIn.${language}` : null;
}

/** Whether a folder has texts of a catalog above it that no other catalog has. */
function isPart(catalog: string, folder: string): boolean {
  return catalog === 'app' && folder.startsWith('app/') && folder !== 'app/shell';
}

/** Files to load with a requested one: its styles, which it needs before it is shown. */
export function onlyStyles(_file: string, dependencies: string[]): string[] {
  return dependencies.filter((dependency) => dependency.endsWith('.css'));
}

const page = /^features[\\/](\w+)[\\/](.*)[\\/]\w+Page\.tsx$/;

/** The folders of pages that import a module, directly or not; none for what pages load only when it is used. */
type PageFolders = ReadonlySet<string>;

function countFeatures(folders: PageFolders): number {
  return new Set([...folders].map((folder) => folder.split('/')[0])).size;
}

const isPublic = (folders: PageFolders) => [...folders].some((folder) => folder.startsWith('auth/'));
const isOfList = (folders: PageFolders) => lists.some((folder) => folders.has(folder));

function getFeatureGroup(folders: PageFolders): string | null {
  const [one] = folders;
  const feature = one?.split('/')[0];
  if (one === undefined || feature === undefined) return null;
  if (isOfList(folders)) return `${feature}.lists`;
  return folders.size > 1 ? feature : one.replaceAll('/', '.');
}

function createPageIndex(): (id: string, modules: Modules) => PageFolders {
  const known = new Map<string, PageFolders>();
  return (id, modules) => {
    const folders = known.get(id) ?? findPageFolders(id, modules);
    known.set(id, folders);
    return folders;
  };
}

function findPageFolders(id: string, modules: Modules): PageFolders {
  const folders = new Set<string>();
  const found = new Set([id]);
  for (const each of found) {
    const [name, feature, folder] = page.exec(relative(source, each)) ?? [];
    if (name !== undefined) folders.add(`${feature}/${folder}`);
    for (const importer of modules.getModuleInfo(each)?.importers ?? []) found.add(importer);
  }
  return folders;
}

/** The modules these pages import statically, including themselves. Computed on first use. */
function closure(roots: readonly string[]): (modules: Modules) => ReadonlySet<string> {
  const found = new Set<string>();
  return (modules) => {
    const waiting = found.size === 0 ? roots.map((path) => resolve(source, path)) : [];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (found.has(id) || !id.startsWith(source)) continue;
      found.add(id);
      waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    }
    return found;
  };
}
