import { platformCatalog } from '../language/platformCatalog';

export const titles = platformCatalog.texts('titles');
