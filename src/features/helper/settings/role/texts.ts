import { helperSettingsCatalog } from '../catalog';

export const roleTexts = helperSettingsCatalog.texts('roleTexts');
