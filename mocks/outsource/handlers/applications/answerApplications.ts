import type { AnsweredApplications, OfferApplication } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { can } from '#domain/people/rights';
import type { OfferApplicationRow, OfferRow, UserRow } from '../../../provider/store/schema';
import type { Context } from '../../../provider/http/context';
import { throwIfRefused, Refused } from '../../../provider/http/refusal';
import { checkStep } from '../../rules/applications';
import { checkOfferOpen } from '../../rules/publishing';
import { forbidUnless, refuseProblems } from '../../../provider/rules/refusals';
import type { World } from '../../../provider/world';
import { requireAction, cancelInvitation } from '../../../helper/handlers/acceptInvitation';
import { acceptApplicant } from './acceptApplicant';
import { moveApplication } from '../endOffer';
import { openApplication, openOffer } from '../openOffer';
import { showApplication } from './showApplication';

type Rejecting = { reason?: OfferApplicationRow['reason'] | undefined; comment?: string | undefined };

export function acceptApplication({
  world,
  user,
  params,
  body,
  setMessage,
}: Context<'acceptApplication'>): OfferApplication {
  const { offer, application } = openApplication(world, user, params.applicationId);
  const { override_reason: overrideReason = null } = body;
  if (overrideReason !== null) throwIfRefused(forbidUnless(can(user.type, 'overrideConflict')));
  acceptApplicant(world, offer, application, { actorId: user.id, overrideReason });
  setMessage('Accepted. They are on the crew.');
  return showApplication(world, user, application.id);
}

export function rejectApplication({
  world,
  user,
  params,
  body,
  setMessage,
}: Context<'rejectApplication'>): OfferApplication {
  const { offer, application } = openApplication(world, user, params.applicationId);
  reject(world, user, offer, application, body);
  setMessage('The application was declined.');
  return showApplication(world, user, application.id);
}

/** Also takes an accepted person off the crew. */
export function cancelApplication({
  world,
  user,
  params,
  body,
  setMessage,
}: Context<'cancelApplication'>): OfferApplication {
  const { application } = openApplication(world, user, params.applicationId);
  throwIfRefused(checkStep(application, 'cancel'));
  const invitation =
    application.status === InvitationStatus.accepted
      ? world.tables.invitation.require(application.invitation_id ?? 0)
      : undefined;
  if (invitation) requireAction(world, 'withdrawInvitation', invitation);
  const patch = {
    reason: body.reason,
    reason_comment: body.comment ?? null,
    cancelled_by: 'company',
    decided_at: world.now(),
    decided_by_id: user.id,
  } as const;
  moveApplication(world, application, 'cancel', patch);
  if (invitation) cancelInvitation(world, invitation, body, user.id);
  setMessage('The application was canceled.');
  return showApplication(world, user, application.id);
}

/** Answers several applications, each on its own: one that is refused does not stop the others. */
export function answerApplications({
  world,
  user,
  params,
  body,
  setMessage,
}: Context<'answerApplications'>): AnsweredApplications {
  const offer = openOffer(world, user, params.offerId);
  throwIfRefused(checkOfferOpen(offer));
  const { accept = [], reject: declined = [], reason } = body;
  throwIfRefused(refuseProblems(findIdProblems(world, offer, { accept, reject: declined })));
  const outcome: AnsweredApplications = { answered: [], refused: [] };
  const answer = (id: number, act: (offer: OfferRow, application: OfferApplicationRow) => void) => {
    const refused = tryAnswer(world, () =>
      act(world.tables.offer.require(offer.id), world.tables.offerApplication.require(id)),
    );
    if (refused) outcome.refused.push({ application_id: id, ...refused });
    else outcome.answered.push(showApplication(world, user, id));
  };
  for (const id of accept)
    answer(id, (now, each) => acceptApplicant(world, now, each, { actorId: user.id, overrideReason: null }));
  for (const id of declined) answer(id, (now, each) => reject(world, user, now, each, { reason }));
  setMessage(`${outcome.answered.length} of ${accept.length + declined.length} answered.`);
  return outcome;
}

function reject(
  world: World,
  user: UserRow,
  offer: OfferRow,
  application: OfferApplicationRow,
  { reason = 'other', comment }: Rejecting,
): void {
  throwIfRefused(checkOfferOpen(offer));
  throwIfRefused(checkStep(application, 'reject'));
  moveApplication(world, application, 'reject', {
    reason,
    reason_comment: comment ?? null,
    cancelled_by: null,
    decided_at: world.now(),
    decided_by_id: user.id,
  });
}

/** Runs one answer in a separate transaction; the refusal if there is one. */
function tryAnswer(
  world: World,
  act: () => void,
): Pick<AnsweredApplications['refused'][number], 'code' | 'text'> | null {
  try {
    world.change(act);
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, plan } = error.details;
    return { code: plan ? 'plan_limit' : (code ?? 'wrong_state'), text: error.message };
  }
}

type Lists = Record<'accept' | 'reject', readonly number[]>;

/** Applications of other offers, and those in both lists. */
function findIdProblems({ tables }: World, offer: OfferRow, lists: Lists): Record<string, string[]> {
  const wrong = { ...listWrong('accept'), ...listWrong('reject') };
  const isEmpty = lists.accept.length + lists.reject.length === 0;
  return isEmpty ? { accept: ['Value is required'] } : wrong;

  function listWrong(name: keyof Lists): Record<string, string[]> {
    const other = name === 'reject' ? lists.accept : [];
    const places = lists[name].flatMap((id, index) => {
      const isOurs = tables.offerApplication.view(id, ({ offer_id }) => offer_id) === offer.id;
      return isOurs && !other.includes(id) ? [] : [index];
    });
    return Object.fromEntries(places.map((index) => [`${name}.${index}`, ['Value is not valid']]));
  }
}
