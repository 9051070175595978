import { daysBetween } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import type { ActivityRow } from '../db/rows';
import { unformedSoon } from '../realtime/activities/crew';
import { documentExpiring } from '../realtime/activities/office';
import { applicationsReceived } from '../realtime/activities/offers';
import type { ActivityDraft } from '../realtime/domainEvents';
import { toJob } from '../realtime/orderFacts';
import { toOfferFacts } from '../realtime/outsourceBroadcasts';
import { findMissing, getSlotLines } from '../rules/crew/formation';
import { isWaiting } from '../rules/outsource/applications';
import type { World } from '../world';

/** Open matters as they are now: an activity shows the state when it happened. */
export function describeNow(world: World, activity: ActivityRow): ActivityRow {
  const draft = findDescriber(activity.type)?.(world, activity);
  if (!draft) return activity;
  const { title, body, severity, url, data } = draft;
  return { ...activity, title, body, severity, url, data: { ...activity.data, ...data } };
}

type Describer = (world: World, activity: ActivityRow) => ActivityDraft | undefined;

function findDescriber(type: ActivityRow['type']): Describer | undefined {
  if (type === 'order.unformed_soon' || type.startsWith('invitation.')) return describeGap;
  if (type === 'offer.application_received') return describeApplicants;
  return type === 'document.expiring' ? describeDocument : undefined;
}

/** The positions of a job that no one has accepted. */
function describeGap({ tables, clock }: World, { data, subject }: ActivityRow): ActivityDraft | undefined {
  const order = tables.order.get(data.order_id ?? subject.id);
  const missing = order && findMissing(getSlotLines(order.crew_requirements, tables.invitation.by('order', order.id)));
  return missing && unformedSoon(toJob(order), missing, clock.now().getTime());
}

function describeApplicants(world: World, { subject }: ActivityRow): ActivityDraft | undefined {
  const offer = world.tables.offer.get(subject.id);
  const waiting = world.tables.offerApplication.select('offer', subject.id, isWaiting).length;
  return offer && applicationsReceived(toOfferFacts(world, offer), waiting);
}

function describeDocument({ tables, clock }: World, { branch_id, data }: ActivityRow): ActivityDraft | undefined {
  const [person, branch] = [tables.user.get(data.user_id ?? 0), tables.branch.get(branch_id)];
  if (!person || !branch || data.expires_on === undefined || data.document === undefined) return undefined;
  const days = daysBetween(todayIn(branch.timezone, clock.now()), data.expires_on);
  const kind = data.document === 'dot_medical' ? data.document : 'driver_license';
  const document = { days, expiresOn: data.expires_on, kind } as const;
  return documentExpiring(person, data.employee_id ?? 0, document);
}
