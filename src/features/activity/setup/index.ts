export { useSetupProgress, useSignUpFacts, setupPath } from './checklist/useSetup';

/** The checklist, for the activity page. Loads on first render. */
export const loadSetupChecklist = () => import('./checklist/SetupChecklist');
