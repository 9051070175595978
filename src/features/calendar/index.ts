export { findFirstDays } from './model/firstDays';
