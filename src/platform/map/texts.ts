import { platformCatalog } from '../language/platformCatalog';

export const mapTexts = platformCatalog.texts('mapTexts');
