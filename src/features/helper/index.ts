import { withTexts } from '../../platform/language/withTexts';
import { lazyPart } from '../../platform/ui/feedback/lazyPart';
import { helperSettingsCatalog } from './settings/catalog';

export { defineAttendance } from './attendanceApi';
export { isSettingsPage } from './settings/navigation/settingsPages';

// Loaded when shown, because the layout is on every page.
export const SettingsNav = lazyPart(
  withTexts(async () => (await import('./settings/navigation/SettingsNav')).SettingsNav, helperSettingsCatalog),
);
