import { relative, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { type Cost, groupModules, type Node, type Part, shareWithAll } from './chunkGroups.ts';
import { findPageModules } from './pageModules.ts';

const root = resolve(import.meta.dirname, '../..');
const source = resolve(root, 'src');
const loading = /preload-helper|rolldown:runtime|rolldown\/runtime|node_modules[\\/]idb-keyval[\\/]/;
/** Of many libraries, some of which import more than they use: the file of such a library would take them from all others. */
const helpers = /[\\/]@babel[\\/]runtime[\\/]helpers[\\/]esm[\\/](extends|objectWithoutPropertiesLoose)\.js$/;
/** The texts every page needs, one file for each language. */
const firstTexts = ['platform/language', 'app', 'features/auth/login'];
/** The texts of the shells, and those that pages of several folders need. */
const signedInTexts = [
  'app/shell',
  'features/jobs',
  'features/jobs/orders',
  'features/jobs/closing',
  'features/billing/limit',
];
/** The activity page shows the steps of a new company. */
const activityTexts = ['features/activity', 'features/setup'];
/** Loaded one after the other behind the sign-in: what sends calls, and the live connection. */
const live = /[\\/]src[\\/]platform[\\/](http[\\/]client|realtime[\\/]connection[\\/]echo)\.ts$/;
/**
 * A file of its own: each connection starts slowly, so two files arrive sooner than a large one, and most new versions of
 * the app keep it.
 */
const react = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
/** Dialogs, menus and what places them. */
const overlays =
  /node_modules[\\/](@blueprintjs[\\/]core[\\/]lib[\\/]esm[\\/](components[\\/](dialog|drawer|menu|overlay2?|popover|popover-next|portal)|hooks[\\/]overlays)|@floating-ui|react-transition-group)[\\/]/;

/**
 * How much the weight of a page counts, compared with all others: how often it is opened, above all as the first one of a
 * visit. Pages near their target (tools/sizes/targets.ts) count more, and so do the files of one with too many.
 */
const oftenOpened: readonly { page: RegExp; visits: number; fileCost?: number }[] = [
  { page: /[\\/]LoginPage/, visits: 750 },
  { page: /OrderDetailsPage/, visits: 32 },
  { page: /[\\/](orders|team|helper[\\/]jobs)[\\/]list[\\/]/, visits: 40 },
  { page: /JobCreatePage/, visits: 24, fileCost: 96_000 },
  { page: /JobEditPage/, visits: 28 },
  { page: /[\\/]calendar[\\/]/, visits: 12 },
  { page: /ActivityPage|reactions|SetupChecklist/, visits: 9 },
  { page: /[\\/]features[\\/]auth[\\/]/, visits: 27 },
  { page: /HistoryPage/, visits: 16 },
  { page: /[\\/](list|member|settings)[\\/]/, visits: 2 },
];
const findOften = (name: string) => oftenOpened.find(({ page }) => page.test(name));
const cost: Cost = {
  getFileCost: (name) => findOften(name)?.fileCost ?? 16_000,
  getVisits: (name) => findOften(name)?.visits ?? 1,
};
/** Styles of so many pages, and those of the first one, are in one file for all: the requests would cost more. */
const isShared = ({ id, pages, isStyle }: Node) =>
  helpers.test(id) || (isStyle && (pages.size >= 20 || [...pages].some((page) => page.endsWith('/LoginPage.tsx'))));

type Options = {
  /** The entry, relative to the repository. */
  entry: string;
  /** Plugins that change or leave out modules. */
  plugins: () => PluginOption[];
};

/**
 * Puts the modules of all pages in a few files. Modules that the same pages load are one file, and small files are
 * merged (chunkGroups.ts). What a page loads only when it is used stays apart, and so do the `overlays`.
 */
export function sharedChunks({ entry, plugins }: Options): Plugin {
  return {
    name: 'shared-chunks',
    apply: 'build',
    async config() {
      const { first, modules } = await findPageModules(plugins(), resolve(root, entry));
      const groups = [
        { name: 'start', priority: 1000, test: (id: string) => first.has(id) || loading.test(id) },
        { name: 'react', priority: 950, test: react },
        ...describeGroups(
          shareWithAll(modules, isShared).filter(({ id }) => !first.has(id) && !react.test(id) && !isText(id)),
        ),
        { name: 'live', priority: 2, test: live },
        { name: 'overlays', priority: 1, test: overlays },
        { name: getTexts, debugName: 'texts', priority: 0 },
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/** In this order, because a file takes what its modules import too, unless another one has it. */
function describeGroups(modules: readonly Node[]) {
  const parts = groupModules(modules, cost);
  const names = new Set<string>();
  return parts.map((part, at) => {
    const ids = new Set(part.modules);
    return { name: findName(part, names), priority: 900 - at, test: (id: string) => ids.has(id) };
  });
}

/** Named after the features of its pages. */
function findName({ pages }: Part, used: Set<string>): string {
  const features = new Set([...pages].map((page) => /features\/(\w+)/.exec(page)?.[1] ?? 'app'));
  const name = features.size > 3 ? 'shared' : [...features].sort().join('.');
  const known = [...used].filter((each) => each.replace(/\d+$/, '') === name).length;
  const unique = known === 0 ? name : `${name}${known + 1}`;
  used.add(unique);
  return unique;
}

const isText = (id: string) => /\.(en|es)\.ts$/.test(id);

/** Texts of several pages are one file for each language; those of one page have their own. */
function getTexts(id: string): string | null {
  const [, folder, language] = /^(.*)[\\/]\w+\.(en|es)\.ts$/.exec(relative(source, id)) ?? [];
  if (folder === undefined) return null;
  const isIn = (folders: readonly string[]) => folders.includes(folder) || folders.some((each) => isPart(each, folder));
  if (isIn(firstTexts) || folder.startsWith('platform/')) return `texts.${language}`;
  if (isIn(activityTexts)) return `texts.activity.${language}`;
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
