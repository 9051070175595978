import { platformCatalog } from '../language/platformCatalog';

export const routingTexts = platformCatalog.texts('routingTexts');
