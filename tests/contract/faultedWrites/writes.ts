import { companyWrites } from './companyWrites';
import { crewWrites } from './crewWrites';
import { helperWrites } from './helperWrites';
import { jobWrites } from './jobWrites';
import { offerWrites } from './offerWrites';
import { publicWrites } from './publicWrites';

/** Every form and button that changes something. */
export const writes = [...publicWrites, ...companyWrites, ...jobWrites, ...crewWrites, ...offerWrites, ...helperWrites];
