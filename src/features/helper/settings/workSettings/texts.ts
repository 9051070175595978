import { helperSettingsCatalog } from '../catalog';

export const workTexts = helperSettingsCatalog.texts('workTexts');
