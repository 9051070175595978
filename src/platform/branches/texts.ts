import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

/** Shown where the active branch is missing. */
export const texts = inCurrentLanguage({
  en: {
    noneManaged: 'You don’t have a branch yet. Ask the owner for access.',
    createBranch: 'Create a branch',
    toActivity: 'Go to Activity',
  },
  es: {
    noneManaged: 'Usted todavía no tiene una sucursal. Pida acceso al propietario.',
    createBranch: 'Crear una sucursal',
    toActivity: 'Ir a Actividad',
  },
});
