import { platformCatalog } from '../language/platformCatalog';

export const httpTexts = platformCatalog.texts('httpTexts');
