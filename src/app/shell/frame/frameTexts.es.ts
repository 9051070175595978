import type { Translation } from '#platform/language/translation';
import type { frameTexts as english } from './frameTexts.en';

export const frameTexts: Translation<typeof english> = {
  skip: 'Ir al contenido',
  publicSite: (product) => `Sitio web de ${product} (se abre en otra pestaña)`,
  joinAsHelper: 'Ser ayudante',
  loading: 'Cargando',
  unreachableTitle: 'El servidor no responde',
  unreachable: 'No pudimos comprobar su sesión. Sigue abierta; no se perdió nada.',
  brokenTitle: 'No se pudo mostrar esta página',
  broken: 'Algo falló en esta página. El resto de la aplicación sigue funcionando.',
  offline: 'Esta página se abre cuando vuelva la conexión.',
};
