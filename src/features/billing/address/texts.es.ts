import type { Translation } from '#platform/language/translation';
import type { addressTexts as english } from './texts.en';

export const addressTexts: Translation<typeof english> = {
  title: 'Dirección de facturación',
  none: 'Aún no hay dirección. Las facturas van a nombre de la cuenta.',
  edit: 'Editar dirección',
  add: 'Agregar dirección',
  dialog: 'Dirección de facturación',
  why: 'Las facturas nuevas van a esta dirección. Las anteriores no cambian.',
  name: 'Nombre en la factura',
  email: 'Correo electrónico para facturas',
  address: 'Calle y número',
  unit: 'Unidad',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
  save: 'Guardar dirección',
  saved: 'Se guardó la dirección de facturación',
  street: (line, unit) => `${line}, ${unit}`,
  place: (city, state, zip) => `${city}, ${state} ${zip}`,
};
