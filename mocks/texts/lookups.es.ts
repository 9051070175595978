import type { Translation } from '../../src/platform/language/translation';
import type * as english from './lookups.en';

export const lookupTexts: Translation<typeof english.lookupTexts> = {
  vehicles: [
    'Camioneta',
    'Camioneta de carga cerrada',
    'Camión de caja de 10 pies',
    'Camión de caja de 16 pies',
    'Camión de caja de 17 pies',
    'Camión de caja de 22 pies',
    'Camión de caja de 26 pies',
    'Remolque',
    'Sin vehículo',
  ],
  movingTools: [
    'Diablito para electrodomésticos',
    'Diablito',
    'Plataforma con ruedas para muebles',
    'Tabla para piano',
    'Correas de hombro',
    'Cobijas de mudanza',
    'Correas de trinquete',
    'Rampa de carga',
    'Correas de antebrazo',
    'Carro para paneles',
  ],
  packingTools: [
    'Plástico para envolver',
    'Pistola de cinta',
    'Cajas guardarropa',
    'Fundas para colchón',
    'Plástico de burbujas',
  ],
  assemblyTools: [
    'Taladro inalámbrico',
    'Juego de llaves hexagonales',
    'Juego de dados',
    'Mazo de goma',
    'Juego de destornilladores',
  ],
  safetyTools: ['Guantes de trabajo', 'Protectores de piso', 'Protectores de marcos de puerta', 'Botiquín'],
};
