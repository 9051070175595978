import { helperSettingsCatalog } from '../catalog';

export const settingsFormTexts = helperSettingsCatalog.texts('settingsFormTexts');
