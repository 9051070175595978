import { as } from '../../kit/operations';
import { branchCases, type Cases } from './cases';

export const overviewCases = {
  getOverview: {
    ...branchCases('getOverview', '', '?scope=all'),
    200: (world) => as('dana', world, 'getOverview', { params: { id: 1 }, query: '?scope=company' }),
  },
} satisfies Record<string, Cases>;
