// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { InvitationStatus, OrderStatus, PositionCode } from '#generated/model/codes';
import { applyCrewCounts, withoutCalendarFaces, withoutFaces, withoutMembers } from './withdrawn';

const { accepted, new: pending, rejected } = InvitationStatus;
const { notFormed, partiallyFormed, formed } = OrderStatus;

type Face = [invitationId: number | null, status: InvitationStatus];
type Counted = { faces: (number | null)[]; accepted: number; pending: number; status: OrderStatus };

const toFace = ([invitation_id, status]: Face) => ({ invitation_id, status, position: PositionCode.helper });
const countWith = (faces: readonly Face[], status: InvitationStatus) =>
  faces.filter(([, each]) => each === status).length;
const count = (faces: readonly Face[], required: number) => ({
  required,
  accepted: countWith(faces, accepted),
  pending: countWith(faces, pending),
});

function toCard(faces: Face[], required: number, status: OrderStatus) {
  const crew_summary = { ...count(faces, required), open: [{ position: PositionCode.helper, count: 1 }] };
  return { status, crew: faces.map(toFace), crew_summary };
}

function toItem(faces: Face[], required: number, status: OrderStatus) {
  return { status, crew: faces.map(toFace), ...count(faces, required) };
}

it.each<[string, Face[], OrderStatus, withdrawn: number[], Counted]>([
  [
    'the only pending person leaves a job that is not formed',
    [[1, pending]],
    OrderStatus.pending,
    [1],
    { faces: [], accepted: 0, pending: 0, status: notFormed },
  ],
  [
    'one of two pending people leaves a pending job',
    [
      [1, pending],
      [2, pending],
    ],
    OrderStatus.pending,
    [2],
    { faces: [1], accepted: 0, pending: 1, status: OrderStatus.pending },
  ],
  [
    'a person who accepted leaves a formed job partially formed',
    [
      [1, accepted],
      [2, accepted],
    ],
    formed,
    [1],
    { faces: [2], accepted: 1, pending: 0, status: partiallyFormed },
  ],
  [
    'a job does not get formed by losing a person who was not needed',
    [
      [1, accepted],
      [2, accepted],
      [3, pending],
    ],
    partiallyFormed,
    [3],
    { faces: [1, 2], accepted: 2, pending: 0, status: partiallyFormed },
  ],
  [
    'people who declined are in no count',
    [
      [1, rejected],
      [2, pending],
    ],
    OrderStatus.pending,
    [1],
    { faces: [2], accepted: 0, pending: 1, status: OrderStatus.pending },
  ],
  [
    'a face without an id stays until the provider has answered',
    [[null, pending]],
    OrderStatus.pending,
    [1],
    { faces: [null], accepted: 0, pending: 1, status: OrderStatus.pending },
  ],
  [
    'withdrawals of other jobs change nothing',
    [[1, pending]],
    OrderStatus.pending,
    [8, 9],
    { faces: [1], accepted: 0, pending: 1, status: OrderStatus.pending },
  ],
])('%s, on cards and in the calendar', (_, faces, status, ids, expected) => {
  const withdrawn = new Set(ids);
  const card = withoutFaces(toCard(faces, 2, status), withdrawn);
  expect({
    ...card.crew_summary,
    status: card.status,
    faces: card.crew.map((face) => face.invitation_id),
  }).toMatchObject(expected);
  const item = withoutCalendarFaces(toItem(faces, 2, status), withdrawn);
  expect({ ...item, faces: item.crew.map((face) => face.invitation_id) }).toMatchObject(expected);
});

it('jobs without a withdrawn invitation stay the same objects', () => {
  const [card, item] = [toCard([[1, pending]], 2, formed), toItem([[1, pending]], 2, formed)];
  expect(withoutFaces(card, new Set([2]))).toBe(card);
  expect(withoutCalendarFaces(item, new Set())).toBe(item);
});

it('a card counts the open slots of its whole crew once someone is gone', () => {
  expect(withoutFaces(toCard([[1, pending]], 2, formed), new Set([1])).crew_summary).toEqual({
    required: 2,
    accepted: 0,
    pending: 0,
  });
});

it('faces go where the provider does not count the crew, and the status stays', () => {
  const card = { ...toCard([[1, pending]], 2, OrderStatus.pending), crew_summary: null };
  const item = { ...toItem([[1, pending]], 2, OrderStatus.pending), pending: null };
  for (const job of [withoutFaces(card, new Set([1])), withoutCalendarFaces(item, new Set([1]))]) {
    expect([job.crew, job.status]).toEqual([[], OrderStatus.pending]);
  }
});

describe('the crew of a job', () => {
  const faces: Face[] = [
    [1, accepted],
    [2, pending],
    [3, rejected],
    [null, accepted],
  ];
  const slot = { position: PositionCode.helper, required: 3, accepted: 2, pending: 1 };
  const crew = { slots: [slot], members: faces.map(toFace) };

  it('opens slots again before the provider has answered', () => {
    const { slots, members } = withoutMembers(crew, new Set([1]));
    expect(slots).toEqual([{ ...slot, accepted: 1 }]);
    expect(members.map(({ invitation_id }) => invitation_id)).toEqual([2, 3, null]);
    expect(withoutMembers(crew, new Set([9]))).toBe(crew);
  });

  it('gives the order its status, counts and open slots', () => {
    const order = { status: partiallyFormed, crew_summary: { ...slot, checked_in: 0 } };
    const { slots } = withoutMembers(crew, new Set([1, 2]));
    expect(applyCrewCounts(order, slots)).toMatchObject({
      status: partiallyFormed,
      crew_summary: { accepted: 1, pending: 0, checked_in: 0, open: [{ position: PositionCode.helper, count: 2 }] },
    });
    expect(applyCrewCounts(order, [{ ...slot, accepted: 0, pending: 0 }]).status).toBe(notFormed);
    expect(applyCrewCounts(order, [])).toBe(order);
  });
});
