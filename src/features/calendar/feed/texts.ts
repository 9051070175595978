import { feedCatalog } from './catalog';

export const feedTexts = feedCatalog.texts('feedTexts');
