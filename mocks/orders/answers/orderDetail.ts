import { namePerson } from '#domain/people/personName';
import type { Mover, OrderCompletion, OrderDetail } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { presentMember } from '../../crew/answers';
import { getSlotLines } from '../../crew/rules/formation';
import { canRead } from '../../provider/access/reading';
import type { OrderRow, WorldTables } from '../../provider/store/schema';
import { presentOrder, type Reading } from './orders';

export function presentOrderDetail(
  tables: WorldTables,
  row: OrderRow,
  wanted: { mover: boolean; movingTeam: boolean },
  reading: Reading,
): OrderDetail {
  const invitations = tables.invitation.by('order', row.id);
  return {
    order: presentOrder(tables, row),
    mover: wanted.mover ? toMover(tables, row) : null,
    moving_team: wanted.movingTeam
      ? invitations
          .filter(({ status }) => status === InvitationStatus.accepted)
          .map((each) => presentMember(tables, each, reading))
      : null,
    slots: getSlotLines(row.crew_requirements, invitations),
    timeline: tables.orderEvent.by('order', row.id).map(({ id, type, at, actor_id, text, fields }) => {
      const actor = actor_id === null ? undefined : tables.user.get(actor_id);
      return { id, type, at, actor: actor ? namePerson(actor) : null, text, fields };
    }),
    completion: row.completion && presentCompletion(tables, row, row.completion, reading),
    cancel_reason: row.cancel_reason,
    cancel_comment: row.cancel_comment,
    show_up_pay_hours: row.show_up_pay_hours,
    show_up_pay: row.closed_state === 'cancelled' ? row.show_up_pay : null,
  };
}

/** The results of a job, without the ratings that the reader may not read. */
function presentCompletion(
  tables: WorldTables,
  order: OrderRow,
  completion: OrderCompletion,
  { reader, now }: Reading,
): OrderCompletion {
  const lines = completion.lines.map((line) => {
    const invitation = tables.invitation.get(line.invitation_id) ?? { user_id: line.user_id, company_rating: null };
    if (canRead(tables, reader, { kind: 'rating', order, invitation }, now)) return line;
    const { work_again_at: _changed, ...shown } = line;
    return { ...shown, rating: null };
  });
  return { ...completion, lines };
}

function toMover(tables: WorldTables, { branch_id, created_by_id }: OrderRow): Mover {
  const branch = tables.branch.require(branch_id);
  const contact = tables.user.get(created_by_id);
  return {
    company: tables.company.require(branch.company_id).name,
    branch: branch.name,
    contact_name: contact ? namePerson(contact) : branch.name,
    phone: branch.phone,
    rating: null,
  };
}
