import type { Translation } from '../language/translation';
import type { texts as english } from './texts.en';

export const texts: Translation<typeof english> = {
  noneManaged: 'Usted todavía no tiene una sucursal. Pida acceso al propietario.',
  toActivity: 'Ir a Actividad',
};
