import type { Translation } from '../../../../platform/language/translation';
import type { termsTexts as english } from './termsTexts.en';

export const termsTexts: Translation<typeof english> = {
  title: 'Términos del servicio, en resumen',
  lines: [
    'Usted da información verdadera sobre usted o su empresa y la mantiene al día.',
    'Un trabajo aceptado es un compromiso: quien cancela tarde puede tener que pagar una compensación o perder reputación.',
    'Las empresas pagan directamente a los ayudantes; no nos quedamos con nada del salario.',
    'Los nombres, las calificaciones y las zonas de trabajo se muestran a quienes trabajan con usted. Su teléfono se muestra cuando se acepta un trabajo.',
    'Puede irse cuando quiera. Al eliminar su cuenta se borra lo que lo identifica.',
  ],
  full: 'Lea los términos completos en nuestro sitio web',
  opensNewTab: '(se abre en otra pestaña)',
  close: 'Cerrar',
};
