import { helperSettingsCatalog } from '../catalog';

export const personalInfoTexts = helperSettingsCatalog.texts('personalInfoTexts');
