import type { Translation } from '#platform/language/translation';
import type { settingsNavTexts as english } from './texts.en';

export const settingsNavTexts: Translation<typeof english> = {
  label: 'Ajustes',
  all: 'Todos los ajustes',
  missing: 'Faltan datos',
  complete: (percent) => `Perfil completo al ${percent}%`,
  ready: 'Su perfil está completo. Las empresas pueden encontrarle e invitarle.',
  paused: 'Su perfil está en pausa. Las empresas no le encuentran.',
  resume: 'Terminar la pausa',
  notReady: 'Las empresas podrán encontrarle e invitarle cuando complete esto.',
  missingPart: {
    name: { action: 'Agregar su nombre', why: 'La cuadrilla necesita saber quién va a llegar.' },
    phone: { action: 'Agregar su teléfono', why: 'El capataz le llama cuando hay cambios.' },
    position: { action: 'Elegir su función', why: 'De ella depende a qué trabajos le invitan.' },
    serving_area: { action: 'Agregar una zona', why: 'Las empresas buscan ayudantes cerca del trabajo.' },
    availability: {
      action: 'Indicar su horario semanal',
      why: 'Solo recibe invitaciones para las horas en que trabaja.',
    },
    hourly_rate: { action: 'Indicar su tarifa por hora', why: 'Las empresas la ven antes de invitarle.' },
  },
};
