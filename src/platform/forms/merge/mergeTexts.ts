import { platformCatalog } from '../../language/platformCatalog';

export const mergeTexts = platformCatalog.texts('mergeTexts');
