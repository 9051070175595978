export { setupPath, SetupChecklist } from './checklist/SetupChecklist';
export { useSetupProgress, useSignUpFacts } from './checklist/useSetup';
