import { companyWrites } from './companyWrites';
import { helperWrites } from './helperWrites';
import { crewWrites } from './crewWrites';
import { jobWrites } from './jobWrites';
import { offerWrites } from './offerWrites';
import { publicWrites } from './publicWrites';

/** Every form and button that changes something. */
export const writes = [...publicWrites, ...companyWrites, ...jobWrites, ...crewWrites, ...offerWrites, ...helperWrites];
