import type { User } from '#generated/model';
import { planIds, type PlanFacts } from './plans';

type PlanWords = Pick<PlanFacts, 'description' | 'features'>;

/** Description and features of a plan, in the reader's language. Names stay. */
export function getPlanWords({ id, description, features }: PlanFacts, locale: User['locale']): PlanWords {
  return (locale === 'es' ? spanish.get(id) : undefined) ?? { description, features };
}

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
