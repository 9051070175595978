import type { Translation } from '../language/translation';
import type { texts as english } from './texts.en';

export const texts: Translation<typeof english> = {
  noneManaged: 'Usted todavía no administra ninguna sucursal. El propietario de la empresa puede darle acceso.',
  createBranch: 'Crear una sucursal',
  toActivity: 'Ir a Actividad',
};
