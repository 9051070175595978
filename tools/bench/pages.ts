import { appCatalog } from '../../src/app/catalog';
import { companyAreaPages } from '../../src/app/pages/company';
import { helperAreaPages } from '../../src/app/pages/helper';
import { publicAreaPages } from '../../src/app/pages/public';
import { shellCatalog } from '../../src/app/shell/catalog';
import { activityCatalog } from '../../src/features/activity/catalog';
import { loginCatalog } from '../../src/features/auth/login/catalog';
import type { LoadedCatalog } from '../../src/platform/language/catalog';
import { platformCatalog } from '../../src/platform/language/platformCatalog';
import type { RouteSpec } from '../../src/platform/routing/routeTable';
import type { Weight } from './bundle';

/** What is loaded besides the page itself, by who looks at it. */
const entry = ['src/main.ts', 'src/app/mount.tsx', ...english(platformCatalog, appCatalog)];
const signedIn = [...entry, 'src/app/sagas.ts', 'src/platform/realtime/connection/echo.ts', ...english(shellCatalog)];
export const shells: Record<RouteSpec['area'], readonly string[]> = {
  public: entry,
  company: [...signedIn, 'src/app/shell/CompanyShell.tsx'],
  helper: [...signedIn, 'src/app/shell/HelperShell.tsx'],
};

export type Visit = { name: string; sources: readonly string[]; target?: Weight };

/** First visits; targets in bytes. */
export const visits: readonly Visit[] = [
  { name: 'entry alone', sources: entry },
  {
    name: 'login',
    sources: [...shells.public, 'src/features/auth/login/LoginPage.tsx', ...english(loginCatalog)],
    target: { js: 140_000, css: 32_000 },
  },
  {
    name: 'activity, signed in',
    sources: [...shells.company, 'src/features/activity/feed/ActivityPage.tsx', ...english(activityCatalog)],
    target: { js: 220_000, css: 38_000 },
  },
];

/** Modules that the login page must never load. */
export const notForLogin: Record<string, RegExp> = {
  'realtime client': /node_modules\/(pusher-js|laravel-echo)\//,
  calendar: /node_modules\/(react-big-calendar|@blueprintjs\/datetime|react-day-picker)\//,
  map: /node_modules\/(maplibre-gl|us-atlas|topojson-client)\//,
  cropper: /node_modules\/[^/]*crop/,
  'icon path sets': /@blueprintjs\/icons\/.*(paths|Paths)/,
  faker: /node_modules\/@faker-js\//,
  msw: /node_modules\/(msw|@mswjs)\/|^mocks\//,
};

/** A part that a page loads only when needed. The map's worker is a separate file. */
export type LaterPart = { name: string; source: string; page: string; target: number };

const branchPage = 'src/features/branch/page/BranchPage.tsx';
export const laterParts: readonly LaterPart[] = [
  { name: 'map', source: 'src/platform/map/engine.ts', page: branchPage, target: 320_000 },
  { name: 'cropper', source: 'src/platform/forms/fields/image/ImageCropper.tsx', page: branchPage, target: 20_000 },
];

/** A page with the routes that show it. */
export type Page = {
  source: string;
  area: RouteSpec['area'];
  routes: string[];
  target: number;
  /** Where its English texts are. */
  texts: readonly string[];
};

const pageTarget = 60_000;
const targetsByFolder: Record<string, number> = { 'src/features/calendar/': 75_000 };

/** All pages of the route table, found among the modules of the build. */
export function listPages(sources: readonly string[]): Page[] {
  const pages = new Map<string, Page>();
  for (const { name, area, load } of listRoutes()) {
    // The loader says by itself what it imports: () => import('./login/LoginPage').
    const path = /import\(\s*["'](?:\.{1,2}\/)*([^"']+)["']/.exec((load.module ?? load).toString())?.[1];
    const source = path && sources.find((each) => each.endsWith(`/${path}.tsx`));
    if (!source) throw new Error(`The build has no chunk for the page of the route "${name}"`);
    const page = pages.get(source) ?? {
      source,
      area,
      routes: [],
      target: getTarget(source),
      texts: english(...(load.catalogs ?? [])),
    };
    pages.set(source, { ...page, routes: [...page.routes, name] });
  }
  return [...pages.values()];
}

function listRoutes() {
  const areas = { public: publicAreaPages, company: companyAreaPages, helper: helperAreaPages };
  return (['public', 'company', 'helper'] as const).flatMap((area) =>
    Object.entries(areas[area]).map(([name, { load }]) => ({ name, area, load })),
  );
}

function english(...catalogs: readonly LoadedCatalog[]): string[] {
  return catalogs.map(({ name }) => `src/${name}/catalog.en.ts`);
}

function getTarget(source: string): number {
  return Object.entries(targetsByFolder).find(([folder]) => source.startsWith(folder))?.[1] ?? pageTarget;
}
