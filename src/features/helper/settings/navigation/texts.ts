import { helperSettingsCatalog } from '../catalog';

export const settingsNavTexts = helperSettingsCatalog.texts('settingsNavTexts');
