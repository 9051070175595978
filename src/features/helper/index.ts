export { defineAnswers } from './answersApi';
export { defineAttendance } from './attendanceApi';
export { formatCities, formatPaidBreakdown } from './jobs/describeJob';
export { jobLabels } from './jobs/labels';
export { LazySettingsNav as SettingsNav } from './settings/navigation/LazySettingsNav';
export { useSaveWorkHours, useWorkHours } from './settingsApi';
export { isSettingsPage } from './settings/navigation/settingsPages';
