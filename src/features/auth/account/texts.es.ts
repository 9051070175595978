import type { Translation } from '#platform/language/translation';
import type { accountTexts as english } from './texts.en';

export const accountTexts: Translation<typeof english> = {
  changePassword: 'Cambiar contraseña',
  otherDevices: 'Su sesión sigue abierta aquí y se cierra en todos los demás dispositivos.',
  currentPassword: 'Contraseña actual',
  changed: 'Su contraseña se cambió.',

  deleteTitle: 'Eliminar cuenta',
  consequences: [
    'Su perfil, sus calificaciones y sus ajustes se eliminan y no se pueden recuperar.',
    'Las invitaciones y solicitudes pendientes se retiran.',
    'Las empresas para las que trabajó conservan los registros de trabajos pasados sin su nombre.',
  ],
  begin: 'Eliminar cuenta…',
  sure: '¿Confirma que quiere eliminarla?',
  reason: '¿Por qué se va?',
  reasonHint: 'Opcional. Nos ayuda a mejorar.',
  password: 'Contraseña',
  confirm: 'Escriba DELETE para confirmar',
  confirmWord: 'DELETE',
  notConfirmed: 'Escriba DELETE en mayúsculas',
  deleteForGood: 'Eliminar la cuenta para siempre',
  keep: 'Conservar la cuenta',
  blocked: 'Tiene próximos trabajos aceptados. Primero retírese de ellos:',
  acceptedJobs: 'Ver sus trabajos aceptados',
};
