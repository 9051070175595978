import type { Translation } from '../language/translation';
import type { mapTexts as english } from './texts.en';

export const mapTexts: Translation<typeof english> = {
  loading: 'Cargando el mapa',
  cannotDraw: 'Este dispositivo no puede mostrar el mapa; la lista tiene las mismas zonas.',
  failed: 'No se pudo cargar el mapa; la lista tiene las mismas zonas.',
  noPins: {
    cannotDraw: 'Este dispositivo no puede mostrar el mapa. La lista tiene los mismos trabajos.',
    failed: 'No se pudo cargar el mapa. La lista tiene los mismos trabajos.',
  },
  noRoute: {
    cannotDraw: 'Este dispositivo no puede mostrar el mapa; la lista tiene las mismas paradas.',
    failed: 'No se pudo cargar el mapa; la lista tiene las mismas paradas.',
  },
  estimated: 'Ruta estimada',
  numbers: (places) => places.join(', '),
  chosen: (name) => `${name}, elegida`,
};
