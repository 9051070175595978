import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

/** Shown where the active branch is missing. */
export const texts = inCurrentLanguage({
  en: {
    none: 'There’s no branch yet. Jobs and team members belong to a branch.',
    noneManaged: 'You don’t have a branch yet. Ask the owner for access.',
    createBranch: 'Create a branch',
    toActivity: 'Go to Activity',
    failed: 'The branch couldn’t be loaded.',
  },
  es: {
    none: 'Todavía no hay una sucursal. Los trabajos y el equipo pertenecen a una sucursal.',
    noneManaged: 'Usted todavía no tiene una sucursal. Pida acceso al propietario.',
    createBranch: 'Crear una sucursal',
    toActivity: 'Ir a Actividad',
    failed: 'No se pudo cargar la sucursal.',
  },
});
