import type { LoadedCatalog } from '../platform/language/catalog';
import type { Area } from '../platform/routing/routeTable';
import { callsOfArea } from './callsOfArea';
import { shellCatalog } from './shell/catalog';

type Parts = {
  /** Paths in the repository. */
  modules: readonly string[];
  catalogs: readonly LoadedCatalog[];
  calls: readonly string[];
};

const signedIn = ['src/app/sagas.ts', 'src/platform/http/answerShape.ts'];

/** What the pages of an area load and call besides their own (tools/vite/routeFiles.ts). */
export const partsOfArea: Record<Area, Parts> = {
  public: { modules: ['src/app/shell/public/PublicShell.tsx'], catalogs: [], calls: callsOfArea.public },
  company: {
    modules: [...signedIn, 'src/app/shell/CompanyShell.tsx', 'src/app/pages/company.ts'],
    catalogs: [shellCatalog],
    calls: callsOfArea.company,
  },
  helper: {
    modules: [...signedIn, 'src/app/shell/HelperShell.tsx', 'src/app/pages/helper.ts'],
    catalogs: [shellCatalog],
    calls: callsOfArea.helper,
  },
};
