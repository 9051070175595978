import type { Shot } from '../shot';
import { companyShots } from './companyShots';
import { helperShots } from './helperShots';
import { jobsShots } from './jobsShots';
import { publicShots } from './publicShots';

/*
 * Shots of the gallery, in addition to each page as it opens: by page and person, the states and how to reach each, step by
 * step (acts.ts). `in`, `at`, `with`, `whole`, `smallest` and `only` set the shot up (shot.ts).
 */

export const states: readonly Shot[] = [...publicShots, ...companyShots, ...jobsShots, ...helperShots];
