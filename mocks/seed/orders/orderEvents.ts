import { InvitationStatus } from '#generated/model/codes';
import type { InvitationRow, OrderEventRow } from '../../db/schema';
import { describeAnswer } from '../../rules/crew/answers';
import { describeChange, describeInvited } from '../../rules/orders/eventWords';
import { toIso } from '../../time/times';
import type { World } from '../../world';
import type { Plan } from './orderPlans';

type Line = Omit<OrderEventRow, 'id' | 'order_id'>;

/** The history on the order's page, oldest first. */
export function listEvents({ tables }: World, plan: Plan, invitations: readonly InvitationRow[]): Line[] {
  const { createdAt, authorId, edit, closed } = plan;
  const getOfficeName = (id: number) => tables.user.view(id, ({ first_name }) => first_name) ?? '';
  const line = (at: number, type: string, actor_id: number | null, text: string): Line => ({
    at: toIso(at),
    type,
    actor_id,
    text,
    fields: [],
    version: 1,
  });
  const lines = [line(createdAt, 'created', authorId, `${getOfficeName(authorId)} created the job`)];
  const invitedAt = plan.invitations.map((each) => each.invitedAt);
  for (const at of new Set(invitedAt)) {
    const count = invitedAt.filter((each) => each === at).length;
    lines.push(line(at, 'invited', authorId, describeInvited(getOfficeName(authorId), count)));
  }
  if (edit) {
    const fields = edit.isMove ? ['arrival_window'] : ['crew_notes', 'items'];
    lines.push({
      ...line(edit.at, 'updated', edit.by, describeChange(getOfficeName(edit.by), fields)),
      fields,
      version: 2,
    });
  }
  for (const invitation of invitations) {
    const how = getAnswer(invitation);
    if (invitation.responded_at === null || how === null) continue;
    const text = describeAnswer(how, tables.user.require(invitation.user_id), invitation.status);
    lines.push(line(Date.parse(invitation.responded_at), `invitation_${how}`, invitation.user_id, text));
  }
  if (closed) {
    const text = `${getOfficeName(closed.by)} ${closed.state === 'completed' ? 'completed' : 'canceled'} the job`;
    lines.push({ ...line(closed.at, closed.state, closed.by, text), version: 2 });
  }
  return lines.sort((a, b) => a.at.localeCompare(b.at));
}

function getAnswer({ status, reason, cancelled_by }: InvitationRow): 'accepted' | 'rejected' | 'withdrawn' | null {
  if (status === InvitationStatus.accepted) return 'accepted';
  if (status === InvitationStatus.rejected) return 'rejected';
  return cancelled_by === 'helper' && reason !== 'order_cancelled' ? 'withdrawn' : null;
}
