// @vitest-environment node
import { expect, it } from 'vitest';
import { InvitationStatus } from '#generated/model/codes';
import { formatState } from './describeItem';

it.each([
  [InvitationStatus.new, null, 'Reply needed'],
  [InvitationStatus.accepted, null, 'Accepted'],
  [InvitationStatus.accepted, 'completed', 'Completed'],
  [42 as InvitationStatus, null, 'Status 42'],
] as const)('a job with status %i that ended as %s is called "%s"', (status, closed_state, name) =>
  expect(formatState({ status, closed_state })).toBe(name),
);
