/** Code that only saving a change may need. */
export { CrewConflictDialog } from './CrewConflictDialog';
export { ImpactDialog } from './ImpactDialog';
export { StaleOrderDialog } from './StaleOrderDialog';
