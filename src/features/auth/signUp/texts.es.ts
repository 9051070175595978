import { positionNames } from '#domain/people/positionNames';
import type { Translation } from '#platform/language/translation';
import { formatMoneyRange } from '#platform/lib/money';
import type * as english from './texts.en';

const steps = ['Correo', 'Código', 'Datos', 'Perfil'] as const;

export const signUpTexts: Translation<typeof english.signUpTexts> = {
  chooserTitle: 'Registrarse',
  chooserPrompt: '¡Le damos la bienvenida! Elija una opción',
  continue: 'Continuar',
  continueAs: (choice) => `Continuar: ${choice}`,
  choices: {
    company: {
      title: 'Registrar una empresa de mudanzas',
      text: 'Planee trabajos, arme cuadrillas y encuentre ayudantes cuando su equipo esté ocupado.',
    },
    helper: {
      title: 'Ser ayudante',
      text: 'Reciba invitaciones a trabajos cerca de usted, fije su tarifa y elija cuándo trabaja.',
    },
  },
  continuesAs: (email) => `Se está registrando como ${email}. Elija cómo quiere participar.`,
  hasAccount: '¿Ya tiene una cuenta?',
  logIn: 'Inicie sesión',

  steps,
  stepNumber: (step) => `Paso ${step} de ${steps.length}`,
  progress: 'Pasos del registro',
  done: 'listo',
  back: 'Atrás',

  email: {
    company: {
      title: 'Registrar una empresa de mudanzas',
      intro: 'Le enviaremos un código por correo para confirmar que es usted.',
    },
    helper: {
      title: 'Ser ayudante',
      intro: 'Le enviaremos un código por correo para confirmar que es usted.',
    },
  },
  code: { title: 'Revise su correo', intro: undefined },
  details: {
    company: {
      title: 'Sobre su empresa',
      intro: 'Las cuadrillas y los ayudantes ven el nombre y la ubicación de su empresa.',
    },
    helper: { title: 'Sobre usted', intro: 'Las empresas ven su nombre cuando usted trabaja con ellas.' },
  },
  setUp: {
    title: 'Qué hace y dónde',
    intro: 'De esto depende a qué trabajos se le invita. Puede cambiarlo después.',
  },

  expired:
    'Hay que confirmar su correo electrónico otra vez: la última confirmación venció. Lo que escribió sigue aquí.',
  taken: 'Usted ya tiene una cuenta.',
  takenText: 'Inicie sesión con este correo electrónico',
  verified: 'Confirmado',
  fixedEmail: 'Correo electrónico',
  restored: 'Guardamos lo que escribió, menos la contraseña.',

  company: 'Empresa',
  companyName: 'Nombre de la empresa',
  usdot: 'Número USDOT',
  usdotHint: 'Opcional. Solo hace falta si hace mudanzas entre estados.',
  fleet: '¿Cuántos camiones tiene?',
  fleetSizes: { '1-3': '1–3', '4-10': '4–10', '11+': '11+' },
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
  owner: 'Propietario',
  you: 'Sus datos',
  firstName: 'Nombre',
  lastName: 'Apellido',
  phone: 'Teléfono',
  phoneHint: 'Para mensajes sobre trabajos.',
  birthDate: 'Fecha de nacimiento',
  birthDateHint: 'MM/DD/AAAA. Debe tener 18 años o más.',
  signIn: 'Cuenta',
  terms: 'Términos',
  agreeToTerms: 'Acepto los términos del servicio',
  readTerms: 'Resumen de los términos',
  termsRequired: 'Acepte los términos para continuar',
  register: 'Crear cuenta de empresa',
  toSetUp: 'Continuar',
  signUp: 'Crear cuenta de ayudante',

  positions: '¿Qué sabe hacer?',
  positionsHint: 'Elija hasta 3.',
  positionNotes: {
    1: 'Maneja el camión y cumple el horario',
    2: 'Dirige la cuadrilla y habla con el cliente',
    3: 'Carga, empaca y acomoda',
    4: 'Dirige la cuadrilla y maneja el camión',
  },
  positionNames: positionNames.es,
  areas: '¿Dónde quiere trabajar?',
  areasHint: 'Elija de 1 a 3 zonas.',
  areasSearch: 'Busque una ciudad',
  areasFull: 'Plan gratis: 3 zonas. Quite una para elegir otra.',
  areaAdded: (name) => `${name}: zona agregada.`,
  areaRemoved: (name) => `${name}: zona quitada.`,
  areasChosen: 'Zonas elegidas',
  areasFailed: 'No se pudieron cargar las zonas.',
  tryAgain: 'Intentar de nuevo',
  rate: 'Tarifa por hora',
  perHour: '/h',
  market: (ranges) =>
    `Se suele pagar: ${ranges.map(({ name, from, to }) => `${name} ${formatMoneyRange(from, to)}/h`).join(' · ')}`,

  welcome: (firstName, product) => `¡${firstName}, le damos la bienvenida a ${product}!`,
  ready: (firstName) => (firstName === '' ? 'Todo listo' : `Todo listo, ${firstName}`),
  readyIntro: 'La cuenta de su empresa está lista. Próximos pasos:',
  next: {
    branch: {
      title: 'Agregue su primera sucursal',
      text: 'El lugar de donde salen sus cuadrillas y las ciudades que atiende.',
    },
    team: {
      title: 'Agregue a su equipo',
      text: 'Conductores, capataces y ayudantes para sus trabajos.',
    },
    job: {
      title: 'Publique su primer trabajo',
      text: 'Invite a una cuadrilla o deje que se postulen ayudantes cercanos.',
    },
  },
  addBranch: 'Agregar su primera sucursal',
  later: 'Después',
};

export const termsTexts: Translation<typeof english.termsTexts> = {
  title: 'Resumen de los términos',
  lines: [
    'Proporcione información correcta sobre usted o su empresa y manténgala al día.',
    'Aceptar un trabajo es un compromiso. Si cancela tarde, puede tener que pagar una compensación o dañar su reputación.',
    'Las empresas pagan directamente a los ayudantes; no cobramos ninguna parte.',
    'Quienes trabajan con usted ven su nombre, su calificación y sus zonas de trabajo. Ven su teléfono cuando se acepta un trabajo.',
    'Puede irse cuando quiera. Al eliminar su cuenta se borran sus datos personales.',
  ],
  full: 'Lea los términos completos en nuestro sitio web',
  opensNewTab: '(se abre en otra pestaña)',
  close: 'Cerrar',
};
