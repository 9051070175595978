import * as generated from '../../generated/handlers/overview/overview.msw';
import { implement } from '../../http/implement';
import { getOverview } from './branchOverview';

export const overviewHandlers = implement(generated, { getOverview });
