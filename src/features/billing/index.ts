export { AddWithinPlan } from './limit/AddWithinPlan';
export { PlanFullNotice } from './limit/PlanFullNotice';
export { PlanLimitNotice } from './limit/PlanLimitNotice';
export { UpgradeWay } from './limit/UpgradeWay';

/** The notice of a failed payment, for the shell. Loads on first render. */
export const loadPaymentBanner = () => import('./page/PaymentBanner');
