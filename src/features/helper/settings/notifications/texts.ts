import { helperSettingsCatalog } from '../catalog';

export const notificationTexts = helperSettingsCatalog.texts('notificationTexts');
