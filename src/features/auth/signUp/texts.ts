import { positionNames } from '#domain/people/names';
import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { formatMoneyRange } from '#platform/lib/money';

const spanishSteps = ['Correo', 'Código', 'Datos', 'Perfil'] as const;

const steps = ['Email', 'Code', 'Details', 'Setup'] as const;

export const signUpTexts = inCurrentLanguage({
  en: {
    chooserTitle: 'Sign up',
    chooserPrompt: 'Welcome! Please choose your option',
    continue: 'Continue',
    continueAs: (choice: string) => `Continue: ${choice}`,
    choices: {
      company: {
        title: 'Join as a moving company',
        text: 'Plan jobs, build crews and find helpers when your own team is full.',
      },
      helper: {
        title: 'Become a helper',
        text: 'Get job invitations near you, set your own rate and choose when you work.',
      },
    },
    continuesAs: (email: string) => `You’re signing up as ${email}. Choose how you want to join.`,
    hasAccount: 'Already have an account?',
    logIn: 'Log in',

    steps,
    stepNumber: (step: number) => `Step ${step} of ${steps.length}`,
    progress: 'Sign-up steps',
    done: 'done',
    back: 'Back',

    email: {
      company: { title: 'Join as a moving company', intro: 'We’ll email you a code to confirm it’s you.' },
      helper: { title: 'Become a helper', intro: 'We’ll email you a code to confirm it’s you.' },
    },
    code: { title: 'Check your email', intro: undefined },
    details: {
      company: { title: 'About your company', intro: 'Crews and helpers see your company’s name and location.' },
      helper: { title: 'About you', intro: 'Companies see your name once you work with them.' },
    },
    setUp: {
      title: 'What you do and where',
      intro: 'This determines which jobs you’re invited to. You can change it later.',
    },

    expired: 'Please confirm your email again; the last confirmation has expired. Your entries are kept.',
    taken: 'You already have an account.',
    takenText: 'Log in with this email instead',
    verified: 'Verified',
    fixedEmail: 'Email',
    restored: 'We kept your entries, except the password.',

    company: 'Company',
    companyName: 'Company name',
    usdot: 'USDOT number',
    usdotHint: 'Optional. Needed only if you move across state lines.',
    fleet: 'How many trucks do you run?',
    fleetSizes: { '1-3': '1–3', '4-10': '4–10', '11+': '11+' },
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    owner: 'Owner',
    you: 'Your info',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    phoneHint: 'For messages about jobs.',
    birthDate: 'Date of birth',
    birthDateHint: 'MM/DD/YYYY. You must be 18 or older.',
    signIn: 'Account',
    terms: 'Terms',
    agreeToTerms: 'I agree to the terms of service',
    readTerms: 'Terms summary',
    termsRequired: 'Please agree to the terms to continue',
    register: 'Create company account',
    toSetUp: 'Continue',
    signUp: 'Become a helper',

    positions: 'What can you do?',
    positionsHint: 'Choose up to 3.',
    positionNotes: {
      1: 'Drives the truck and keeps the schedule',
      2: 'Leads the crew and speaks with the customer',
      3: 'Carries, packs and loads',
      4: 'Leads the crew and drives the truck',
    },
    positionNames: positionNames.en,
    areas: 'Where do you want to work?',
    areasHint: 'Choose 1 to 3 areas.',
    areasSearch: 'Search for a city',
    areasFull: 'Free plan: 3 areas. Remove one to choose another.',
    areaAdded: (name: string) => `${name} added.`,
    areaRemoved: (name: string) => `${name} removed.`,
    areasChosen: 'Chosen areas',
    areasFailed: 'The areas couldn’t be loaded.',
    tryAgain: 'Try again',
    rate: 'Hourly rate',
    perHour: '/hr',
    market: (ranges: readonly { name: string; from: number; to: number }[]) =>
      `Typical pay: ${ranges.map(({ name, from, to }) => `${name} ${formatMoneyRange(from, to)}/hr`).join(' · ')}`,

    welcome: (firstName: string, product: string) => `Welcome to ${product}, ${firstName}!`,
    ready: (firstName: string) => (firstName === '' ? 'You’re all set' : `You’re all set, ${firstName}`),
    readyIntro: 'Your company account is ready. Next steps:',
    next: {
      branch: { title: 'Add your first branch', text: 'Where your crews start from and the cities it serves.' },
      team: { title: 'Add your team', text: 'Drivers, foremen and helpers to staff your jobs.' },
      job: { title: 'Post your first job', text: 'Invite a crew, or let helpers nearby apply.' },
    },
    addBranch: 'Add your first branch',
    later: 'Later',
  },
  es: {
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

    steps: spanishSteps,
    stepNumber: (step) => `Paso ${step} de ${spanishSteps.length}`,
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
  },
});

export const termsTexts = inCurrentLanguage({
  en: {
    title: 'Terms summary',
    lines: [
      'Provide accurate information about yourself or your company, and keep it up to date.',
      'Accepting a job is a commitment. If you cancel late, you may owe show-up pay or hurt your reputation.',
      'Companies pay helpers directly; we take no cut.',
      'The people you work with see your name, rating and work areas. They see your phone number once a job is accepted.',
      'You can leave at any time. Deleting your account removes your personal information.',
    ],
    full: 'Read the full terms on our website',
    opensNewTab: '(opens in a new tab)',
    close: 'Close',
  },
  es: {
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
  },
});
