export { AddWithinPlan } from './limit/AddWithinPlan';
export { PlanFullNotice } from './limit/PlanFullNotice';
export { PlanLimitNotice } from './limit/PlanLimitNotice';
export { UpgradeWay } from './limit/UpgradeWay';
