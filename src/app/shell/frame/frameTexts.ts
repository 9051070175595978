import { appCatalog } from '../../catalog';

export const frameTexts = appCatalog.texts('frameTexts');
