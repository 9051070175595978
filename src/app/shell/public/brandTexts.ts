import { appCatalog } from '../../catalog';

export const brandTexts = appCatalog.texts('brandTexts');
