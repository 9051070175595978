import type { Translation } from '#platform/language/translation';
import type { brandTexts as english } from './brandTexts.en';

export const brandTexts: Translation<typeof english> = {
  label: 'Qué hace Crewboard',
  claim: 'La cuadrilla indicada en cada camión.',
  points: [
    'Reciba un trabajo y arme su cuadrilla en minutos.',
    'Vea en vivo quién aceptó, en todas las sucursales.',
    'Cierre los trabajos con las horas, las propinas y el pago registrados.',
  ],
};
