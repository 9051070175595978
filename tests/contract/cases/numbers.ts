import { as } from '../../kit/operations';
import type { Cases } from './cases';

export const numbersCases = {
  getCompanyNumbers: {
    200: (world) => as('dana', world, 'getCompanyNumbers'),
    403: (world) => as('priya', world, 'getCompanyNumbers'),
  },
  getNumbersJobs: {
    200: (world) => as('dana', world, 'getNumbersJobs', { query: '?filter[number]=hours&filter[month]=2026-10' }),
    403: (world) => as('luis', world, 'getNumbersJobs', { query: '?filter[number]=jobs_done' }),
    404: (world) => as('dana', world, 'getNumbersJobs', { query: '?filter[number]=jobs_done&filter[branch_id]=4' }),
    422: (world) => as('dana', world, 'getNumbersJobs', { query: '?filter[number]=profit' }),
  },
} satisfies Record<string, Cases>;
