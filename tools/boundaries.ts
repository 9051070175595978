import { repository } from './checks/steps';
import { findBoundaryProblems } from './lint/boundaries';

/* npm run lint, second part: imports that the table of modules does not allow. */

const findings = findBoundaryProblems(repository);
for (const { rule, file, message } of findings) console.error(`${file}: ${message} ${rule}`);
process.exitCode = findings.length === 0 ? 0 : 1;
