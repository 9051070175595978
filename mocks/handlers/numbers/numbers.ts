import * as generated from '../../generated/handlers/numbers/numbers.msw';
import { implement } from '../../http/implement';
import { getCompanyNumbers } from './companyNumbers';
import { getNumbersJobs } from './numbersJobs';

export const numbersHandlers = implement(generated, { getCompanyNumbers, getNumbersJobs });
