import { findPage } from '../../../src/app/pages/findPage';
import type { PageFinder } from '../../../src/platform/routing/pageTable';
import { isPublicRoute } from '../../../src/platform/routing/routeTable';

const empty = { load: () => import('./TitlePage') };

/** Each page of the signed-in areas has only its title. */
export const findEmptyPage: PageFinder = (name) => (isPublicRoute(name) ? findPage(name) : Promise.resolve(empty));
