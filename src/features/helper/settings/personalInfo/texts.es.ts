import type { Translation } from '#platform/language/translation';
import type * as english from './texts.en';

export const personalInfoTexts: Translation<typeof english.personalInfoTexts> = {
  languageTitle: 'Idioma de la aplicación',
  languageWhy: 'También para los correos y mensajes de texto que recibe.',

  title: 'Sobre usted',
  why: 'Las empresas ven su nombre, su foto y su presentación antes de trabajar con usted.',
  photo: 'Foto',
  photoHint: 'JPEG, PNG o WebP, hasta 5 MB.',
  photoAlt: 'Su foto',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  changeEmail: 'Cambiar',
  phone: 'Teléfono',
  phoneHint: 'El capataz lo ve cuando usted acepta un trabajo.',
  birthDate: 'Fecha de nacimiento',
  birthDateHint: 'MM/DD/AAAA. Debe tener 18 años o más.',
  street: 'Calle',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
  zipHint: 'Las empresas nunca lo ven.',
  about: 'Presentación',
  aboutHint: 'Ejemplo: 8 años en mudanzas, cuido bien las antigüedades.',
  languages: 'Idiomas que habla',
  languageName: { en: 'Inglés', es: 'Español', other: 'Otro' },
  contact: 'Contacto de emergencia',
  contactName: 'Nombre del contacto',
  contactPhone: 'Teléfono del contacto',
  contactRelation: 'Parentesco',
};
