import * as generated from '../generated/handlers/lookups/lookups.msw';
import { implement } from '../http/implement';
import { Refused } from '../http/refusal';
import { refuse } from '../rules/refusals';
import { presentArea, presentAreaDetails } from '../presenters/branches';
import { presentManager } from '../presenters/users';
import { may } from '../rules/access/access';
import { isOnStaff } from '../rules/access/membership';
import { itemCatalog, reasons, tools, vehicleTypes } from '../catalogs';

export const lookupHandlers = implement(generated, {
  getServingAreas: ({ world, query }) => {
    const { search = '', state } = query;
    const wanted = search.toLowerCase();
    const areas = world.tables.servingArea.where(
      (area) => area.name.toLowerCase().includes(wanted) && (state === undefined || area.state_code === state),
    );
    return areas.sort((a, b) => a.name.localeCompare(b.name, 'en')).map(presentArea);
  },

  getServingArea: ({ world, params }) => {
    const area = world.tables.servingArea.get(params.id);
    if (!area) throw new Refused(refuse.notFound());
    return presentAreaDetails(area);
  },

  getManagers: ({ world, user }) => {
    if (!may(user, 'viewManagers') || !isOnStaff(world.tables, user)) throw new Refused(refuse.forbidden());
    const managers = world.tables.manager.by('company', user.company_id ?? 0);
    return managers.map((manager) => presentManager(world.tables, manager));
  },

  // Everybody who is signed in may read these: helpers choose their tools and vehicles from them too.
  getVehicleTypes: () => vehicleTypes,
  getTools: () => tools,
  getItemCatalog: () => itemCatalog,
  getReasons: () => reasons,
});
