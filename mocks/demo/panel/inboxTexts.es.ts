import type { Translation } from '#platform/language/translation';
import type * as english from './inboxTexts.en';

export const inboxTexts: Translation<typeof english.inboxTexts> = {
  demo: 'Herramientas de la demo',
  title: 'Buzón de la demo',
  short: 'Buzón',
  new: ' nuevos',
  explanation: 'Todos los correos y mensajes de texto que se habrían enviado. Nada sale de este navegador.',
  empty: 'Aún no hay mensajes. Solicite un código y llegará aquí.',
  to: (address) => `Para ${address}`,
  channels: { email: 'Correo', sms: 'Mensaje de texto' },
  fill: (code) => `Usar el código ${code}`,
  fillShort: 'Usar',
  copy: (code) => `Copiar el código ${code}`,
  copyShort: 'Copiar',
  copied: 'Copiado',
};
