export { PlanLimitNotice } from './limit/PlanLimitNotice';
