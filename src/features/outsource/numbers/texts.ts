import { outsourceCatalog } from '../catalog';

export const numbersTexts = outsourceCatalog.texts('numbersTexts');
