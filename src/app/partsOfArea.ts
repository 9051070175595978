import type { LoadedCatalog } from '../platform/language/catalog';
import type { Area } from '../platform/routing/routeTable';
import { shellCatalog } from './shell/catalog';

type Parts = {
  /** Paths in the repository. */
  modules: readonly string[];
  catalogs: readonly LoadedCatalog[];
  /** Reads that the session, the branches and the shell start with. */
  calls: readonly string[];
};

const signedIn = ['src/app/signedInParts.ts', 'src/platform/http/answerShape.ts', 'src/platform/offline/keptStore.ts'];

/** What the pages of an area load and call besides their own (tools/vite/routeFiles.ts). */
export const partsOfArea: Record<Area, Parts> = {
  public: { modules: [], catalogs: [], calls: [] },
  company: {
    modules: [...signedIn, 'src/app/shell/CompanyShell.tsx'],
    catalogs: [shellCatalog],
    calls: ['/company-branches'],
  },
  helper: {
    modules: [...signedIn, 'src/app/shell/HelperShell.tsx'],
    catalogs: [shellCatalog],
    // A helper's own activities are those of branch 0.
    calls: ['/notifications/branch/0/notifications-count'],
  },
};
