import { appCatalog } from './catalog';

export const appTexts = appCatalog.texts('appTexts');
