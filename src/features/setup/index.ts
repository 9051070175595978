export { useSetupProgress, useSignUpFacts } from './checklist/useSetup';
export { setupPath } from './model/steps';

/** The checklist, for the activity page. Loads on first render. */
export const loadSetupChecklist = () => import('./checklist/SetupChecklist');
