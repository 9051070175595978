/** Parts of jobs that outsourcing shows. They need the texts of `jobsCatalog` and `ordersCatalog`. */
export { JobsOfBranch } from './orders/list/JobsOfBranch';
export { CrewRing } from './parts/crew/CrewRing';
export { formatDailyHours, listCrewNeeds } from './parts/describeJob';
export { getDetailsPath } from './parts/jobPaths';
export { HelpBadge } from './parts/HelpBadge';
export { labels as jobLabels } from './parts/labels';
export { formatSpan } from './parts/timing';
export { useToolName, useVehicleName } from './parts/useCatalogNames';
export { WhenLine } from './parts/WhenLine';
