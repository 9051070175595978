import { can } from '#domain/people/rights';
import { foldText } from '#platform/lib/text';
import { presentManager } from '../../account/answers';
import { presentArea } from '../../branches/answers';
import * as generated from '../../generated/handlers/lookups/lookups.msw';
import { isOnStaff } from '../access/access';
import { itemCatalog, reasons, tools, vehicleTypes, listZipPlaces } from '../catalogs';
import { implement } from '../http/implement';
import { orNotFound, throwIfRefused } from '../http/refusal';
import { forbidUnless } from '../rules/refusals';
import { listSearchWords } from '../rules/search';

export const lookupHandlers = implement(generated, {
  getServingAreas: ({ world, query }) => {
    const { search = '', state } = query;
    const words = listSearchWords(search);
    const isFound = (name: string) => words.every((word) => name.includes(word));
    const areas = world.tables.servingArea.where(
      ({ name_with_state_initials, state_code }) =>
        isFound(foldText(name_with_state_initials)) && (state === undefined || state_code === state),
    );
    return areas.sort((a, b) => a.name.localeCompare(b.name, 'en')).map(presentArea);
  },

  getServingArea: ({ world, params }) => orNotFound(world.tables.servingArea.get(params.id)),

  getManagers: ({ world, user }) => {
    throwIfRefused(forbidUnless(can(user.type, 'viewManagers') && isOnStaff(world.tables, user)));
    const managers = world.tables.manager.by('company', user.company_id ?? 0);
    return managers.map((manager) => presentManager(world.tables, manager));
  },

  // Everyone who is signed in may read these: helpers choose their tools and vehicles from them too.
  getVehicleTypes: () => vehicleTypes,
  getTools: () => tools,
  getItemCatalog: () => itemCatalog,
  getReasons: () => reasons,
  getZipPlaces: ({ query }) => listZipPlaces(query.zip),
});
