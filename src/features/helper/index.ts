export { defineAnswers } from './answersApi';
export { defineAttendance } from './attendanceApi';
export { LazySettingsNav as SettingsNav } from './settings/navigation/LazySettingsNav';
export { isSettingsPage } from './settings/navigation/settingsPages';
