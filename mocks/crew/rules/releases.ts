import type { PositionCode } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { InvitationRow } from '../../provider/store/schema';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import type { Requirement } from './formation';
import { fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';

const field = 'release_invitation_ids';

/**
 * If a job needs fewer people than have accepted, the form must name exactly the people to release (docs/product.md,
 * "Edits that touch people"). `requirements` are those after the edit, `released` ids of invitations.
 */
export function checkReleases(
  invitations: readonly Pick<InvitationRow, 'id' | 'position' | 'status'>[],
  requirements: readonly Requirement[],
  released: readonly number[],
): Refusal | null {
  const accepted = invitations.filter(({ status }) => status === InvitationStatus.accepted);
  const countNeeded = (position: PositionCode) => requirements.find((each) => each.position === position)?.count ?? 0;
  for (const position of new Set(accepted.map((each) => each.position))) {
    const staying = accepted.filter((each) => each.position === position && !released.includes(each.id)).length;
    const extra = staying - countNeeded(position);
    if (extra > 0) return refuse.field(field, `Choose who to release: ${extra} too many`);
  }
  const wrong = released.findIndex((id) => !accepted.some((each) => each.id === id));
  return wrong >= 0 ? refuse.field(`${field}.${wrong}`, fieldTexts.notValid) : null;
}
