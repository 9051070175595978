import { platformCatalog } from '../language/platformCatalog';

export const texts = platformCatalog.texts('libTexts');
