import type { Locale } from '#generated/model';
import type { SubscriptionRow, WorldTables } from '../../provider/store/schema';
import { getPlan, planIds, type PlanFacts } from './plans';

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
