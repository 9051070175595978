import { helperSettingsCatalog } from '../catalog';

export const ratingTexts = helperSettingsCatalog.texts('ratingTexts');
