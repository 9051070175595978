import { PositionCode } from '#generated/model/codes';
import type { Translation } from '#platform/language/translation';
import type { roleTexts as english } from './texts.en';

export const roleTexts: Translation<typeof english> = {
  title: 'En qué trabaja',
  why: 'De esto depende a qué trabajos le invitan. Los trabajos que aceptó no cambian.',
  positions: 'Puestos',
  positionsHint: 'Elija hasta 3.',
  positionsCovered: 'Capataz/Conductor incluye Conductor y Capataz.',
  upToThree: 'Elija hasta 3',
  position: {
    [PositionCode.driver]: {
      title: 'Conductor',
      note: 'Maneja el camión y cumple el horario. Necesita licencia.',
    },
    [PositionCode.foreman]: { title: 'Capataz', note: 'Dirige la cuadrilla. Necesita 1 año de experiencia.' },
    [PositionCode.helper]: { title: 'Ayudante', note: 'Carga, empaca y acomoda.' },
    [PositionCode.foremanDriver]: {
      title: 'Capataz/Conductor',
      note: 'Dirige la cuadrilla y maneja el camión. Necesita licencia y 1 año como capataz.',
    },
  },
  license: 'Licencia de manejar',
  licenseClass: 'Clase',
  licenseState: 'Estado',
  last4: 'Últimos 4 dígitos',
  expires: 'Vence',
  expired: 'Esta licencia está vencida',
  years: 'Años como capataz',
  yearsUnit: 'años',
};
