import { ActiveStatus } from '#generated/model/codes';
import type { CompanyRow, UserRow } from '../../provider/store/schema';
import * as generated from '../../generated/handlers/company/company.msw';
import { implement } from '../../provider/http/implement';
import { orNotFound, throwIfRefused } from '../../provider/http/refusal';
import { presentCompanySetup } from '../answers/companySetup';
import { can } from '#domain/people/rights';
import { forbidUnless } from '../../provider/rules/refusals';
import type { World } from '../../provider/world';

export const companyHandlers = implement(generated, {
  getCompanySetup: ({ world, user }) => showSetup(world, openCompany(world, user)),
  dismissCompanySetup: ({ world, user }) => {
    const { id } = openCompany(world, user);
    return showSetup(world, world.tables.company.update(id, { setup_dismissed_at: world.now() }));
  },
});

function openCompany({ tables }: World, user: UserRow): CompanyRow {
  throwIfRefused(forbidUnless(can(user.type, 'setUpCompany')));
  return orNotFound(tables.company.get(user.company_id ?? 0));
}

/** Counts what exists now; a step that is undone is open again. */
function showSetup({ tables }: World, company: CompanyRow) {
  const branches = tables.branch.by('company', company.id);
  const members = branches.flatMap(({ id }) =>
    tables.employee.select('branch', id, ({ status }) => status === ActiveStatus.active),
  );
  const orders = tables.branch
    .by('everOfCompany', company.id)
    .flatMap(({ id }) => tables.order.viewAll('branch', id, (order) => toFacts(order)));
  const hasInvitation = (orderId: number) => tables.invitation.count('order', orderId) > 0;
  const withoutCrew = orders
    .filter(({ id, isOpen }) => isOpen && !hasInvitation(id))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const crew = members.filter(({ user_id }) => (tables.user.get(user_id)?.positions.length ?? 0) > 0);
  return presentCompanySetup(company, {
    branches: branches.length,
    service_areas: new Set(branches.flatMap(({ serving_area_ids }) => serving_area_ids)).size,
    members: new Set(crew.map(({ user_id }) => user_id)).size,
    orders: orders.length,
    invitations: orders.reduce((sum, { id }) => sum + tables.invitation.count('order', id), 0),
    order_without_crew_id: withoutCrew[0]?.id ?? null,
  });
}

type Viewed = { id: number; closed_state: string | null; starts_at: string };

const toFacts = ({ id, closed_state, starts_at }: Readonly<Viewed>) => ({
  id,
  isOpen: closed_state === null,
  startsAt: starts_at,
});
