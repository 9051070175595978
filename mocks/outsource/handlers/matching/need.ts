import type { OfferDraft, OfferRequirements, PositionNeed } from '#generated/model';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { openBranch } from '../../../branches/handlers/openBranch';
import { openOrderFor } from '../../../orders/handlers/openOrder';
import { newOrder, toOrderColumns } from '../../../orders/rules/orderColumns';
import { getNoteLanguages, findOrderProblems } from '../../../orders/rules/orderFields';
import { tools, vehicleTypes, findFirstZip } from '../../../provider/catalogs';
import { throwIfRefused } from '../../../provider/http/refusal';
import { refuseProblems } from '../../../provider/rules/refusals';
import type { BranchRow, OrderRow, UserRow } from '../../../provider/store/schema';
import type { World } from '../../../provider/world';
import { listOpenNeeds } from '../../rules/applications';
import {
  findNeedProblems,
  findRequirementProblems,
  findSourceProblems,
  noRequirements,
  toDraftProblems,
  toOrderForm,
} from '../../rules/offerForm';

/** Need with its place and time. `order` is not stored yet if the need is a draft. */
export type Need = {
  branch: BranchRow;
  order: OrderRow;
  isDraft: boolean;
  needs: PositionNeed[];
  radiusMiles: number;
  requirements: OfferRequirements;
};

type Asked = {
  order_id?: number | undefined;
  draft?: OfferDraft | undefined;
  position_needs?: PositionNeed[] | undefined;
  radius_miles: number;
  requirements?: OfferRequirements | undefined;
};

/** The need of a request, for an order or a draft; refused with every wrong field. */
export function readNeed(world: World, user: UserRow, asked: Asked, branchId: number | undefined): Need {
  throwIfRefused(refuseProblems(findSourceProblems(asked)));
  const requirements = asked.requirements ?? noRequirements;
  throwIfRefused(refuseProblems(findLookupProblems(requirements)));
  const terms = { radiusMiles: asked.radius_miles, requirements };
  return asked.draft
    ? readDraft(world, user, asked.draft, { ...terms, branchId, needs: asked.position_needs ?? [] })
    : { ...terms, ...readOrderNeed(world, user, asked.order_id ?? 0, asked.position_needs) };
}

const lookups = {
  toolIds: new Set(tools.map(({ id }) => id)),
  vehicleTypeIds: new Set(vehicleTypes.map(({ id }) => id)),
};

/** Unknown tools and vehicle types. */
export function findLookupProblems(requirements: OfferRequirements): Record<string, string[]> {
  return findRequirementProblems(requirements, lookups);
}

/** Open slots of an order, or the requested part of them. */
export function readOrderNeed(world: World, user: UserRow, orderId: number, asked?: PositionNeed[]) {
  const order = openOrderFor(world, user, orderId, 'publishOffer');
  const open = listOpenNeeds(order, world.tables.invitation.by('order', order.id));
  if (asked) throwIfRefused(refuseProblems(findNeedProblems(asked, open)));
  return { branch: world.tables.branch.require(order.branch_id), order, isDraft: false, needs: asked ?? open };
}

type Terms = Pick<Need, 'radiusMiles' | 'requirements' | 'needs'> & { branchId: number | undefined };

function readDraft(world: World, user: UserRow, draft: OfferDraft, { branchId, needs, ...terms }: Terms): Need {
  if (branchId === undefined) throwIfRefused(refuseProblems({ branch_id: ['Value is required'] }));
  if (needs.length === 0) throwIfRefused(refuseProblems({ position_needs: ['Value is required'] }));
  const branch = openBranch(world, user, branchId ?? 0);
  const order = draftOrder(world, user, branch, { draft, needs, requirements: terms.requirements });
  return { ...terms, branch, order, isDraft: true, needs };
}

type Drafted = { draft: OfferDraft; needs: PositionNeed[]; requirements: OfferRequirements };

/** The order of a draft, complete but not stored. No order has its id. */
function draftOrder(world: World, user: UserRow, branch: BranchRow, { draft, needs, requirements }: Drafted): OrderRow {
  const { name, phone } = world.tables.company.require(branch.company_id);
  const zip = findFirstZip(draft.city, draft.state) ?? branch.zip;
  const form = toOrderForm(draft, needs, requirements, { name, phone, zip });
  const problems = findOrderProblems(form, {
    today: todayIn(branch.timezone, world.clock.now()),
    zone: branch.timezone,
  });
  throwIfRefused(refuseProblems(toDraftProblems(problems)));
  const columns = toOrderColumns(world.tables, branch, form);
  return {
    ...columns,
    ...getNoteLanguages(columns, user.locale),
    ...newOrder,
    id: 0,
    branch_id: branch.id,
    created_at: world.now(),
    updated_at: world.now(),
    created_by_id: user.id,
    updated_by_id: user.id,
  };
}
