import { nameStatus } from '#platform/lib/codes';
import { cardTexts, jobLabels } from '../orders';
import type { CrewFace, OrderCard } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { listTexts } from './texts';

/** Identifies jobs and describes their changes for `steadyList`. */
export const jobChangeRules: ChangeRules<OrderCard> = {
  getId: ({ order_id }) => order_id,
  describeChange: describeCardChange,
};

/** A sentence about what changed in a job since it was last shown; undefined without a change. */
export function describeCardChange(before: OrderCard | undefined, now: OrderCard): string | undefined {
  if (!before) return listTexts.arrived(now.number);
  const answered = now.crew.find((face) => isNewAnswer(face, before.crew));
  if (answered?.status === InvitationStatus.accepted)
    return listTexts.accepted(answered.first_name, now.number, formatCrewCount(now));
  if (answered?.status === InvitationStatus.rejected) return listTexts.declined(answered.first_name, now.number);
  if (before.status !== now.status) return listTexts.formation(now.number, nameStatus(jobLabels.status, now.status));
  return toAppearanceKey(before) === toAppearanceKey(now) ? undefined : listTexts.changed(now.number);
}

function isNewAnswer({ user_id, status }: CrewFace, before: readonly CrewFace[]): boolean {
  return status !== InvitationStatus.new && !before.some((face) => face.user_id === user_id && face.status === status);
}

function formatCrewCount({ crew_summary: crew }: OrderCard): string {
  return crew === null ? '' : cardTexts.crew(crew.accepted, crew.required);
}

/** A key of everything that changes the look of a card. */
function toAppearanceKey({ version, closed_state, crew_summary, crew }: OrderCard): string {
  return JSON.stringify([version, closed_state, crew_summary, crew.map(({ user_id, status }) => [user_id, status])]);
}
