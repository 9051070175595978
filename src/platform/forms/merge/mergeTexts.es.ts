import type { Translation } from '../../language/translation';
import type { mergeTexts as english } from './mergeTexts.en';

export const mergeTexts: Translation<typeof english> = {
  lead: 'No se pierde nada de lo suyo. Elija qué conservar donde los dos cambiaron lo mismo.',
  leadClean: 'Cambiaron cosas distintas, así que ambas se conservan.',
  mine: 'Lo suyo',
  theirs: (name) => `Lo de ${name}`,
  someoneElse: 'Otra persona',
  both: 'Cambiado por los dos',
  alsoChanged: 'También cambió (se conserva)',
  keepEditing: 'Seguir editando',
  saveMerged: 'Guardar',
  takeMerged: 'Continuar',
};
