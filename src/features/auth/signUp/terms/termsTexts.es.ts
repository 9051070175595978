import type { Translation } from '#platform/language/translation';
import type { termsTexts as english } from './termsTexts.en';

export const termsTexts: Translation<typeof english> = {
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
