import { needsCrew, needsCrewSoon } from '#domain/orders/openSlots';
import type {
  ActivityType,
  NotificationChoice,
  NotificationPreferences,
  NotificationTopic,
  OrderStatus,
} from '#generated/model';
import type { BillingState } from '../billing/tables';
import { personalFeed } from '../provider/access/access';

/** Default preferences, in the order of the settings page. */
export const usualPreferences: NotificationPreferences = {
  choices: [
    { topic: 'invitation_new', push: true, email: true, sms: true },
    { topic: 'order_changed', push: true, email: true, sms: true },
    { topic: 'order_cancelled', push: true, email: true, sms: true },
    { topic: 'reminder', push: true, email: false, sms: true },
    { topic: 'offer_nearby', push: true, email: false, sms: false },
    { topic: 'application_result', push: true, email: false, sms: false },
    { topic: 'rating', push: true, email: false, sms: false },
    { topic: 'billing', push: false, email: true, sms: false },
  ],
  quiet_hours: null,
  sound: true,
};

/** The topic of an activity about a person's own work. Others, such as pay, have no switch. */
const topics: Partial<Record<ActivityType, NotificationTopic>> = {
  'invitation.new': 'invitation_new',
  'branch_invitation.new': 'invitation_new',
  'order.changed': 'order_changed',
  'order.cancelled': 'order_cancelled',
  'order.reminder': 'reminder',
  'offer.new': 'offer_nearby',
  'application.accepted': 'application_result',
  'application.rejected': 'application_result',
  'application.closed': 'application_result',
  'rating.received': 'rating',
  'rating.due': 'rating',
};

type Interrupting = Pick<NotificationPreferences, 'choices' | 'quiet_hours'>;

type Arrival = {
  type: ActivityType;
  /** The feed of the activity. Choices are about the personal one; the office always follows its branches. */
  branchId: number;
  /** Local time of the person: "21:30". */
  localTime: string;
};

/** Checks whether an activity only goes to the feed, without a push (docs/product.md, "Activities"). */
export function isSilent({ choices, quiet_hours }: Interrupting, { type, branchId, localTime }: Arrival): boolean {
  if (branchId !== personalFeed) return false;
  return findChoice(choices, type)?.push === false || isQuiet(quiet_hours, localTime);
}

/** By which messages an activity is sent as well. An email never disturbs; a text message would in quiet hours. */
export function listMessageChannels(
  { choices, quiet_hours }: Interrupting,
  { type, branchId, localTime }: Arrival,
): ('email' | 'sms')[] {
  const choice = branchId === personalFeed ? findChoice(choices, type) : undefined;
  const isTexted = choice?.sms === true && !isQuiet(quiet_hours, localTime);
  return [...(choice?.email === true ? (['email'] as const) : []), ...(isTexted ? (['sms'] as const) : [])];
}

function findChoice(choices: Interrupting['choices'], type: ActivityType): NotificationChoice | undefined {
  return choices.find(({ topic }) => topic === topics[type]);
}

/** Checks whether a time is in the window. The end does not belong to it; a window that ends before it starts passes midnight. */
function isQuiet(window: string | null, time: string): boolean {
  const [from = '', to = ''] = window?.split(' - ') ?? [];
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

// Needs action --------------------------------------------------------------------------------------------------------

/** States that ask the office for a decision, the first of several that are due at the same moment on top. */
export const needKinds = [
  /** Someone of the crew is late and has not checked in. */
  'late',
  /** The last charge failed. */
  'payment',
  /** The job is over, and is neither completed nor canceled. */
  'ended',
  /** The job starts within 48 hours, or someone dropped out: slots are open that no one is invited to. */
  'crew',
  /** The job starts within 48 hours, and everyone who is missing has yet to answer. */
  'answers',
  /** The offer closes within two hours, and slots are open. */
  'closing',
  /** People applied for the open slots of a job. */
  'applicants',
  /** A document of a member has expired or will within 30 days. */
  'document',
  /** The trial ends, and there is no card. */
  'trial',
] as const;
type NeedKind = (typeof needKinds)[number];

/** `id`: of the job, offer, member or company. `due`: the moment until which a decision helps, in ms. */
export type Need = { kind: NeedKind; id: number; due: number };

/** An open offer; `waiting` people applied and have no answer. */
export type OpenOffer = { id: number; apply_by: string; waiting: number };

export type OpenJob = {
  id: number;
  status: OrderStatus;
  starts_at: string;
  latest_end_at: string;
  required: number;
  accepted: number;
  /** Slots that no one has accepted or can still accept. */
  open: number;
  /** Someone declined, withdrew or did not answer in time. */
  hasLost: boolean;
  /** People who are late. */
  late: number;
  offers: readonly OpenOffer[];
};

export type NeedFacts = {
  companyId: number;
  jobs: readonly OpenJob[];
  /** Documents that have expired or are about to. */
  documents: readonly { id: number; expires_on: string }[];
  /** Null for people who do not see the subscription. `dueAt`: when it changes automatically. */
  billing: { state: BillingState; dueAt: string | null; isTrialEnding: boolean } | null;
  now: Date;
};

const closingMs = 2 * 3_600_000;
/** A job is to be completed within two days, so that jobs of tomorrow come before it. */
const completingMs = 48 * 3_600_000;

/** Everything that needs action in a branch: one row per job, document and payment. Late crews and payments come first. */
export function listNeeds({ companyId, jobs, documents, billing, now }: NeedFacts): Need[] {
  const money = billing && findBillingNeed(billing);
  const needs = [
    ...jobs.flatMap((job) => findJobNeed(job, now) ?? []),
    ...documents.map(({ id, expires_on }): Need => ({ kind: 'document', id, due: Date.parse(expires_on) })),
    ...(billing && money ? [{ kind: money, id: companyId, due: toTime(billing.dueAt) }] : []),
  ];
  return needs.toSorted(
    (one, other) =>
      Number(isFirst(other)) - Number(isFirst(one)) ||
      one.due - other.due ||
      needKinds.indexOf(one.kind) - needKinds.indexOf(other.kind) ||
      one.id - other.id,
  );
}

const isFirst = ({ kind }: Need): boolean => kind === 'late' || kind === 'payment';

const toTime = (moment: string | null): number => (moment === null ? Number.MAX_SAFE_INTEGER : Date.parse(moment));

/** The most urgent of what is true of a job. */
function findJobNeed(job: OpenJob, now: Date): Need | undefined {
  const { id, starts_at, latest_end_at, required, accepted, open, late } = job;
  const starts = Date.parse(starts_at);
  if (late > 0) return { kind: 'late', id, due: starts };
  if (now.getTime() >= Date.parse(latest_end_at))
    return { kind: 'ended', id, due: Date.parse(latest_end_at) + completingMs };
  const crewed = { ...job, closed_state: null, crew: { required, accepted } };
  if (!needsCrew(crewed, now)) return undefined;
  if (open > 0 && (job.hasLost || needsCrewSoon(crewed, now))) return { kind: 'crew', id, due: starts };
  if (needsCrewSoon(crewed, now)) return { kind: 'answers', id, due: starts };
  return findOfferNeed(job, now);
}

function findOfferNeed({ offers, open, starts_at }: OpenJob, now: Date): Need | undefined {
  const closing = offers.find(({ apply_by }) => Date.parse(apply_by) - now.getTime() <= closingMs);
  if (closing && open > 0) return { kind: 'closing', id: closing.id, due: Date.parse(closing.apply_by) };
  const applied = offers.find(({ waiting }) => waiting > 0);
  return applied && { kind: 'applicants', id: applied.id, due: Date.parse(starts_at) };
}

function findBillingNeed({ state, isTrialEnding }: NonNullable<NeedFacts['billing']>): NeedKind | undefined {
  if (state === 'past_due' || state === 'unpaid') return 'payment';
  return state === 'trialing' && isTrialEnding ? 'trial' : undefined;
}
