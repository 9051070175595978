import type { Translation } from '#platform/language/translation';
import type { cancelTexts as english } from './cancelTexts.en';

export const cancelTexts: Translation<typeof english> = {
  title: (plan) => `¿Cancelar ${plan}?`,
  text: (day) =>
    `Tiene acceso completo hasta el ${day}. Después no podrá agregar nada nuevo. Los trabajos actuales siguen y no se borra nada.`,
  textHelper: (day) => `Tiene acceso completo hasta el ${day}. Después pasa al plan gratis.`,
  reason: '¿Por qué cancela?',
  reasons: {
    too_expensive: 'Demasiado caro',
    missing_feature: 'Falta una función',
    less_work: 'Menos trabajo',
    another_tool: 'Cambio a otra herramienta',
    closing: 'Cierre del negocio',
    other: 'Otro',
  },
  comment: '¿Algo más que debamos saber?',
  keep: 'Conservar suscripción',
  action: 'Cancelar suscripción',
  done: (day) => `Su suscripción termina el ${day}`,
};
