import { helperSettingsCatalog } from '../catalog';

export const specificationTexts = helperSettingsCatalog.texts('specificationTexts');
