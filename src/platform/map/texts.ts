import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

export const mapTexts = inCurrentLanguage({
  en: {
    loading: 'Loading map',
    cannotDraw: 'This device can’t show the map. The list has the same areas.',
    failed: 'The map couldn’t be loaded. The list has the same areas.',
    noPins: {
      cannotDraw: 'This device can’t show the map. The list has the same jobs.',
      failed: 'The map couldn’t be loaded. The list has the same jobs.',
    },
    noRoute: {
      cannotDraw: 'This device can’t show the map. The list has the same stops.',
      failed: 'The map couldn’t be loaded. The list has the same stops.',
    },
    estimated: 'Estimated route',
    numbers: (places: readonly number[]): string => places.join(', '),
    chosen: (name: string): string => `${name}, selected`,
  },
  es: {
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
  },
});
