import type { Translation } from '../language/translation';
import type { texts as english } from './texts.en';

export const texts: Translation<typeof english> = {
  noneManaged: 'Usted todavía no tiene una sucursal. Pida acceso al propietario.',
  createBranch: 'Crear una sucursal',
  toActivity: 'Ir a Actividad',
};
