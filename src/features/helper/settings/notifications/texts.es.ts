import type { Translation } from '#platform/language/translation';
import type { notificationTexts as english } from './texts.en';

export const notificationTexts: Translation<typeof english> = {
  title: 'Cómo le avisamos',
  why: 'En la aplicación siempre aparece todo.',
  choices: 'Avisos',
  topicColumn: 'Sobre',
  topic: {
    invitation_new: 'Nueva invitación',
    order_changed: 'Cambio en un trabajo',
    order_cancelled: 'Trabajo cancelado',
    reminder: 'Recordatorio, 24 y 2 horas antes',
    offer_nearby: 'Nueva oferta cerca',
    application_result: 'Resultado de una solicitud',
    rating: 'Nueva calificación',
    billing: 'Pagos del plan',
  },
  channel: { push: 'Push', email: 'Correo', sms: 'Texto' },
  choice: (topic, channel) => `${topic}: ${channel}`,
  quiet: 'Horas de silencio',
  quietOn: 'Sí',
  quietOff: 'No',
  quietHint: 'Sin avisos push ni mensajes de texto en estas horas.',
  quietWindow: 'Desde – hasta',
  sound: 'Sonido',
  soundHint: 'En la aplicación, cuando llega algo nuevo.',
};
