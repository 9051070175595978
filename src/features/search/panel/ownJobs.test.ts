// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { HelperInvitation } from '#generated/model';
import { matchesOwnJob } from '../panel/OwnJobsPanel';

const job = {
  number: '#1042',
  hirer: { company_id: 1, company_name: 'Copper Mesa Moving Co.', branch_name: 'Phoenix', avatar_url: null },
  city_from: 'Tempe',
  city_to: 'San Tan Valley',
} as HelperInvitation;

describe('a helper’s own jobs in the search', () => {
  it.each([
    ['', true],
    ['tempe', true],
    ['TEM', true],
    ['valley tempe', true],
    ['copper phoenix', true],
    ['#1042', true],
    ['104', true],
    ['1043', false],
    ['042', false],
    ['empe', false],
    ['tempe gilbert', false],
  ])('%j: %s', (text, expected) => expect(matchesOwnJob(job, text)).toBe(expected));
});
