import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

export const inboxTexts = inCurrentLanguage({
  en: {
    demo: 'Demo tools',
    title: 'Demo inbox',
    short: 'Inbox',
    new: ' new',
    explanation: 'Every email and text message that would have been sent. Nothing leaves this browser.',
    empty: 'No messages yet. Request a code and it will arrive here.',
    to: (address: string) => `To ${address}`,
    channels: { email: 'Email', sms: 'Text message' },
    fill: (code: string) => `Fill in code ${code}`,
    fillShort: 'Fill in',
    copy: (code: string) => `Copy code ${code}`,
    copyShort: 'Copy',
    copied: 'Copied',
  },
  es: {
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
  },
});
