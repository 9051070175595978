export { defineAttendance } from './attendanceApi';
