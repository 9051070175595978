export { AddWithinPlan, PlanFullNotice, PlanLimitNotice, UpgradeWay } from './limit/PlanLimit';

/** The notice of a failed payment, for the shell. Loads on first render. */
export const loadPaymentBanner = () => import('./page/PaymentBanner');
