import { platformCatalog } from '../language/platformCatalog';

export const sessionTexts = platformCatalog.texts('sessionTexts');
