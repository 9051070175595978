import type { Locale } from '#generated/model';
import { UserType } from '#generated/model/codes';
import { multiplyCents } from '#platform/lib/money';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import type { UserRow, SubscriptionRow, WorldTables } from '../../provider/store/schema';
import { limitTexts as texts } from '../../provider/texts/refusals';
import type { Interval, Limits, BillingState, LimitName } from '../tables';

export type PlanFacts = {
  id: number;
  audience: 'company' | 'helper';
  name: string;
  description: string;
  /** Cents a month when paid monthly. */
  price: number;
  limits: Limits;
  features: readonly string[];
};

/** The plans, smallest first in each audience (docs/product.md, "Subscription"). */
export const plans: readonly PlanFacts[] = [
  {
    id: 1,
    audience: 'company',
    name: 'Starter',
    price: 4_900,
    description: 'For one branch',
    limits: { branches: 1, members: 10, orders: 40, offers: 3 },
    features: ['Job board and calendar', 'Crew invitations'],
  },
  {
    id: 2,
    audience: 'company',
    name: 'Growth',
    price: 12_900,
    description: 'For several branches and busy weekends',
    limits: { branches: 3, members: 40, orders: null, offers: null },
    features: ['Everything in Starter', 'Find AI', 'Exports'],
  },
  {
    id: 3,
    audience: 'company',
    name: 'Fleet',
    price: 29_900,
    description: 'For a whole region',
    limits: { branches: 10, members: null, orders: null, offers: null },
    features: ['Everything in Growth', 'API access', 'Priority support'],
  },
  {
    id: 4,
    audience: 'helper',
    name: 'Helper Free',
    price: 0,
    description: 'For jobs close to home',
    limits: { serving_areas: 3, accepted_jobs: 10 },
    features: ['Job invitations', 'Calendar'],
  },
  {
    id: 5,
    audience: 'helper',
    name: 'Helper Pro',
    price: 900,
    description: 'For as much work as you want',
    limits: { serving_areas: 15, accepted_jobs: null },
    features: ['Offers 15 minutes early', 'Calendar feed', 'Statements'],
  },
];

export const planIds = { starter: 1, growth: 2, fleet: 3, helperFree: 4, helperPro: 5 } as const;

/** Share of the price when paid yearly. */
const yearlyShare = 0.8;

/** Cents of one period: a month, or a year with its discount. */
export function getPrice({ price }: PlanFacts, interval: Interval): number {
  return interval === 'month' ? price : multiplyCents(price * 12, yearlyShare);
}

export function getPlan(id: number): PlanFacts {
  const found = plans.find((plan) => plan.id === id);
  if (!found) throw new Error(`There is no plan ${id}`);
  return found;
}

/** "2026-00012" */
export function toInvoiceNumber(issuedAt: string, id: number): string {
  return `${issuedAt.slice(0, 4)}-${String(id).padStart(5, '0')}`;
}

// Limits --------------------------------------------------------------------------------------------------------------

/** Current usage of what a plan limits. */
export type Used = Partial<Record<LimitName, number>>;

/** The message for a full limit: "Your plan includes 1 branch. Upgrade to add more." */
export function getLimitText(limit: LimitName, allowed: number): string {
  return texts.included(formatCount(limit, allowed));
}

/** Checks whether `more` fit in addition to `used`. A limit of null, or a missing one, allows everything. */
export function fitsPlan(limits: Limits, limit: LimitName, used: number, more = 1): boolean {
  const allowed = limits[limit] ?? null;
  return allowed === null || used + more <= allowed;
}

/** The exceeded limits, in their fixed order: "You have 3 branches. This plan includes 1." */
export function listExceededLimits(limits: Limits, used: Used): { limit: LimitName; text: string }[] {
  return limitNames
    .filter((limit) => !fitsPlan(limits, limit, used[limit] ?? 0, 0))
    .map((limit) => {
      const text = texts.exceeded(formatCount(limit, used[limit] ?? 0), limits[limit] ?? 0);
      return { limit, text };
    });
}

/** Checks whether nothing new may be added. Existing jobs continue, so that no crew is stranded (docs/product.md, "Subscription"). */
export function isReadOnly(status: BillingState): boolean {
  return status !== 'trialing' && status !== 'active' && status !== 'past_due';
}

const limitNames: readonly LimitName[] = [
  ...(['branches', 'members', 'orders', 'offers'] as const),
  ...(['serving_areas', 'accepted_jobs'] as const),
];

function formatCount(limit: LimitName, count: number): string {
  return `${count} ${texts[limit][count === 1 ? 0 : 1] ?? ''}`;
}

/**
 * Refuses to add `more` to the current usage if the plan does not allow it. An unpaid subscription allows nothing new.
 */
export function checkPlanLimit(
  { status, limits }: { status: BillingState; limits: Limits },
  limit: LimitName,
  used: number,
  more: number,
): Refusal | null {
  if (isReadOnly(status)) return refuse.planLimit(getReadOnlyText(status), 'payment');
  const allowed = limits[limit] ?? null;
  if (allowed === null || fitsPlan(limits, limit, used, more)) return null;
  return refuse.planLimit(getLimitText(limit, allowed), limit);
}

type Chosen = { plan_id: number; status: BillingState };

/** Find AI belongs to the company plans from Growth on (docs/product.md, "Subscription"). A company without a plan is not limited. */
export function checkFindAi(chosen: Chosen | undefined): Refusal | null {
  if (!chosen) return null;
  if (isReadOnly(chosen.status)) return refuse.planLimit(getReadOnlyText(chosen.status), 'payment');
  return chosen.plan_id === planIds.starter ? refuse.planLimit(texts.findAi, 'find_ai') : null;
}

/** Checks a feature that only Helper Pro includes (docs/product.md, "Subscription"). Managers and the office have no such plan. */
export function checkHelperPro(
  { type }: Pick<UserRow, 'type'>,
  chosen: Chosen | undefined,
  feature: 'calendar_feed' | 'statements',
): Refusal | null {
  return type !== UserType.helper || isHelperPro(chosen) ? null : refuse.planLimit(texts[feature], feature);
}

/** Checks whether a helper has the paid plan, which also shows offers before others see them. */
export function isHelperPro(chosen: Chosen | undefined): boolean {
  return chosen !== undefined && !isReadOnly(chosen.status) && chosen.plan_id === planIds.helperPro;
}

function getReadOnlyText(status: BillingState): string {
  if (status === 'canceled' || status === 'paused' || status === 'incomplete') return texts[status];
  return texts.unpaid;
}

// Words ---------------------------------------------------------------------------------------------------------------

type PlanWords = Pick<PlanFacts, 'description' | 'features'>;

/** Description and features of a plan, in the reader's language. Names stay. */
export function getPlanWords({ id, description, features }: PlanFacts, locale: Locale): PlanWords {
  return (locale === 'es' ? spanish.get(id) : undefined) ?? { description, features };
}

/** A helper's own language; a company's office may have several, so its subscription is in English. */
export function getSubscriptionLocale(tables: WorldTables, { user_id }: Pick<SubscriptionRow, 'user_id'>): Locale {
  return (user_id === null ? undefined : tables.user.view(user_id, ({ locale }) => locale)) ?? 'en';
}

/** Describes an invoice for a subscription as it is now. */
export function describeBill(tables: WorldTables, row: SubscriptionRow): string {
  const words = intervalWords[getSubscriptionLocale(tables, row)];
  return `${getPlan(row.plan_id).name}, ${words[row.interval]}`;
}

const intervalWords = {
  en: { month: 'billed monthly', year: 'billed yearly' },
  es: { month: 'facturación mensual', year: 'facturación anual' },
};

const spanish: ReadonlyMap<number, PlanWords> = new Map([
  [
    planIds.starter,
    { description: 'Para una sucursal', features: ['Tablero de trabajos y calendario', 'Invitaciones a cuadrillas'] },
  ],
  [
    planIds.growth,
    {
      description: 'Para varias sucursales y fines de semana ocupados',
      features: ['Todo lo de Starter', 'Find AI', 'Exportaciones'],
    },
  ],
  [
    planIds.fleet,
    { description: 'Para toda una región', features: ['Todo lo de Growth', 'Acceso a la API', 'Soporte prioritario'] },
  ],
  [
    planIds.helperFree,
    { description: 'Para trabajos cerca de casa', features: ['Invitaciones a trabajos', 'Calendario'] },
  ],
  [
    planIds.helperPro,
    {
      description: 'Para todo el trabajo que quiera',
      features: ['Ofertas 15 minutos antes', 'Calendario en otras apps', 'Recibos de pago'],
    },
  ],
]);
