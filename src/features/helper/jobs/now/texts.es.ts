import type { Translation } from '#platform/language/translation';
import type { nowTexts as english } from './texts.en';

export const nowTexts: Translation<typeof english> = {
  title: 'Su próximo trabajo',
  none: 'No tiene ningún trabajo próximo. Aquí aparecen los que acepte.',
  with: 'Quién más va',
  alone: 'Nadie más ha aceptado todavía.',
  leads: (name) => `${name} (dirige)`,
  route: (cities) => `Mapa de la ruta: ${cities}`,
  office: 'Llamar',
  officeName: (company) => `Llamar a la oficina de ${company}`,
  details: 'Detalles del trabajo',
  stepsFrom: (time) => `Desde las ${time} puede avisar que va en camino.`,
  starts: (left) => `Empieza en ${left}`,
  arrive_by: (time) => `Llegue antes de las ${time}`,
  window_over: (time) => `Debía llegar antes de las ${time}`,
  arrived: 'Está en el trabajo',
  done: 'Terminó por hoy',
  gone: {
    moved: (job) => `El trabajo ${job} cambió. Revíselo y acéptelo de nuevo.`,
    canceled: (job) => `Usted ya no está en el trabajo ${job}.`,
  },
  openGone: 'Abrir trabajo',
  hide: 'OK',
};
