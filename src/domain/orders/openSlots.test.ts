// @vitest-environment node
import { expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { countOpenInSummary, countOpenSlots, listOpenSlots } from './openSlots';

const { driver, helper } = PositionCode;

it('counts open slots by position, so that one too many fills no other', () => {
  expect(countOpenSlots([])).toBe(0);
  expect(
    countOpenSlots([
      { required: 3, accepted: 1, pending: 0 },
      { required: 1, accepted: 2, pending: 0 },
    ]),
  ).toBe(2);
});

it('does not count a slot whose invitation waits for an answer as open', () => {
  expect(countOpenSlots([{ required: 3, accepted: 1, pending: 2 }])).toBe(0);
  expect(countOpenSlots([{ required: 3, accepted: 1, pending: 5 }])).toBe(0);
});

it('counts the open slots of a summary by position, or all together if the provider does not say', () => {
  const crew = { required: 3, accepted: 0, pending: 3 };
  expect(countOpenInSummary(crew)).toBe(0);
  expect(countOpenInSummary({ ...crew, open: [{ position: driver, count: 1 }] })).toBe(1);
});

it('lists the positions that no one has accepted or can still accept', () => {
  const crew = [
    { position: driver, count: 1 },
    { position: helper, count: 2 },
  ];
  const invited = [
    { position: helper, status: InvitationStatus.accepted },
    { position: helper, status: InvitationStatus.new },
    { position: helper, status: InvitationStatus.new },
    { position: driver, status: InvitationStatus.rejected },
  ];
  expect(listOpenSlots(crew, invited)).toEqual([{ position: driver, count: 1 }]);
});
