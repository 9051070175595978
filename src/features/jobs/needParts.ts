/** Parts of jobs for the form of an outsourcing offer. They need the texts of `jobsCatalog`. */
export { renameErrorFields } from './crew/refusals';
export { crewOrder } from './model/crew';
export { dateRule, orderRules } from './model/orderRules';
export { usualRates } from './model/usualRates';
export { formatCustomerName, listCrewNeeds } from './parts/describeJob';
export { getDetailsPath } from './parts/jobPaths';
export { labels as jobLabels } from './parts/labels';
export { RouteLine } from './parts/RouteLine';
export { getPhase } from './parts/timing';
export { WhenLine } from './parts/WhenLine';
