/** Parts of jobs that the calendar shows. They need the texts of `jobsCatalog`. */
export { useFreshOrder, useOrder } from './api';
export { formatCustomerName } from './parts/describeJob';
export { labels as jobLabels } from './parts/labels';
export { getDetailsPath } from './parts/jobPaths';
export { FormationChip } from './parts/crew/FormationChip';
export { formationLooks } from './parts/crew/formationLooks';
export { type JobMove, useMoveJob } from './parts/useMoveJob';
export { orderRules, windowRule } from './model/orderRules';
