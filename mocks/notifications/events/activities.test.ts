import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import * as crew from './crew';
import { type Job, formatStart } from './facts';
import * as jobs from './jobs';
import * as offers from './offers';
import * as office from './office';
import * as personal from './personal';

const job: Job = {
  id: 1042,
  customer: 'Hollis',
  from: 'Tempe',
  to: 'Gilbert',
  date: '2026-11-28',
  window: '08:00 - 10:00',
  startsAt: '2026-11-28T15:00:00Z',
  positions: [PositionCode.foremanDriver, PositionCode.helper, PositionCode.helper],
  hours: 6.5,
};
const nineHoursBefore = Date.parse('2026-11-28T06:00:00Z');
const later = { ...job, window: '09:00 - 11:00' };
const afternoon = { ...job, window: '11:30 - 13:00' };
const marcus = { id: 5, first_name: 'Marcus', last_name: 'Reed' };
const tyrell = { id: 7, first_name: 'Tyrell', last_name: 'Banks' };
const sofia = { id: 6, first_name: 'Sofia', last_name: 'Delgado' };
const priya = { id: 2, first_name: 'Priya', last_name: 'Nair' };
const phoenix = { id: 1, name: 'Phoenix', city: 'Phoenix' };
const filling = { filled: 2, required: 3 };
const offer = { id: 3, title: '', job, needs: [{ position: PositionCode.helper, count: 2 }] };
const own = { offerId: 3, applicationId: 12 };
const line = {
  invitation_id: 311,
  user_id: 5,
  first_name: 'Marcus',
  last_name: 'Reed',
  position: PositionCode.helper,
  paid_hours: 7,
  hourly_rate: 2400,
  travel_pay: 0,
  bonus: 0,
  tip: 0,
  no_show: false,
  total: 16_800,
  rating: null,
};
const completion = {
  payout_total: 61_500,
  actual_hours: 6.75,
  lines: [line, { ...line, user_id: 6 }, { ...line, user_id: 7, no_show: true, total: 0 }],
};
const copperMesa = { company: 'Copper Mesa', branch: 'Phoenix' };
const blueAgave = { company: 'Blue Agave', branch: 'East Valley' };

// The titles and levels of docs/product.md, "Activities".
it.each([
  [crew.invitationAccepted(job, marcus, PositionCode.helper, filling), 'success', 'Marcus Reed accepted job #1042'],
  [
    crew.invitationRejected(job, marcus, PositionCode.helper, 'not_available'),
    'warning',
    'Marcus Reed declined job #1042: not available',
  ],
  [
    crew.invitationWithdrawn(job, tyrell, PositionCode.driver, {
      code: 'vehicle_problem',
      at: nineHoursBefore,
      missing: undefined,
    }),
    'danger',
    'Tyrell Banks withdrew from job #1042 (starts in 9 hr)',
  ],
  [crew.invitationsExpired(job, 2), 'warning', '2 invitations to job #1042 expired without a reply'],
  [crew.invitationsExpired(job, 1), 'warning', '1 invitation to job #1042 expired without a reply'],
  [crew.partiallyFormed(job, filling), 'info', 'Job #1042 is 2 of 3 crewed'],
  [crew.formed(job), 'success', 'Job #1042 is fully crewed'],
  [
    crew.unformedSoon(job, { needs: [{ position: PositionCode.driver, count: 1 }], filled: 2 }, nineHoursBefore),
    'danger',
    'Job #1042 starts in 9 hr and needs 1 driver',
  ],
  [
    crew.unformedSoon(
      job,
      {
        needs: [
          { position: PositionCode.foreman, count: 1 },
          { position: PositionCode.driver, count: 1 },
          { position: PositionCode.helper, count: 2 },
        ],
        filled: 0,
      },
      nineHoursBefore,
    ),
    'danger',
    'Job #1042 starts in 9 hr and needs 1 foreman, 1 driver and 2 helpers',
  ],
  [crew.checkedIn(job, marcus), 'info', 'Crew arrived in Tempe'],
  [crew.late(job, marcus, 15), 'warning', 'Marcus has not checked in (15 min late)'],
  [jobs.orderCreated(job, priya), 'info', 'Priya created job #1042'],
  [jobs.orderMoved(later, priya, job), 'info', 'Priya moved job #1042'],
  [jobs.orderCancelled(job, priya, 'weather'), 'info', 'Priya canceled job #1042'],
  [jobs.orderCompleted(job, priya, completion), 'info', 'Priya completed job #1042'],
  [office.branchInvitationAccepted(phoenix, sofia, 7), 'success', 'Sofia Delgado joined Phoenix'],
  [office.branchInvitationRejected(phoenix, sofia), 'info', 'Sofia Delgado declined to join Phoenix'],
  [offers.applicationsReceived(offer, 3), 'info', '3 new applicants for “2 helpers, Sat Nov 28”'],
  [offers.offerFilled(offer), 'success', 'Offer filled: 2 helpers, Sat Nov 28'],
  [offers.offerExpiring(offer, 1), 'warning', 'Offer closes in 2 hr with 1 of 2 filled'],
  [
    office.ratingReceived(phoenix, 'Copper Mesa', { stars: 4.8, count: 12 }),
    'info',
    'Helpers rated Copper Mesa 4.8 this week',
  ],
  [
    office.documentExpiring(tyrell, 3, { days: 14, expiresOn: '2026-12-05', kind: 'driver_license' }),
    'warning',
    'Tyrell Banks’ driver license expires in 14 days',
  ],
  [
    office.documentExpiring(marcus, 2, { days: -1, expiresOn: '2026-11-20', kind: 'dot_medical' }),
    'warning',
    'Marcus Reed’s DOT medical card has expired',
  ],
  [office.managerAssigned({ id: 2, name: 'Tucson', city: 'Tucson' }, 1), 'info', 'You now manage Tucson'],
  [office.branchCreated(phoenix, priya), 'info', 'Priya added the branch Phoenix'],
  [office.trialEnding(3, 3), 'warning', 'Trial ends in 3 days'],
  [office.paymentFailed(1, 29_900), 'danger', 'Payment failed'],
  [personal.invitationNew(job, copperMesa, 311, 2400), 'info', 'New job: Sat Nov 28, 8–10 AM, Tempe, $24/hr'],
  [personal.invitationNew(job, copperMesa, 311, 2450), 'info', 'New job: Sat Nov 28, 8–10 AM, Tempe, $24.50/hr'],
  [personal.orderChanged(later, copperMesa, 311, job), 'warning', 'Job #1042 moved to 9–11 AM'],
  [personal.jobCancelled(job, copperMesa, 311, 2), 'danger', 'Job #1042 was canceled: 2 hr show-up pay'],
  [personal.jobCancelled(job, copperMesa, 311, 0), 'danger', 'Job #1042 was canceled'],
  [personal.reminder(job, copperMesa, 311), 'info', 'Reminder: tomorrow 8 AM, Tempe'],
  [personal.reminder(afternoon, copperMesa, 311), 'info', 'Reminder: tomorrow 11:30 AM, Tempe'],
  [offers.offerNew(job, blueAgave, own, 2400), 'info', 'New offer: Sat Nov 28, 8–10 AM, Tempe, $24/hr'],
  [offers.applicationAccepted(job, blueAgave, own), 'success', 'You were accepted for Blue Agave’s offer'],
  [offers.applicationRejected(job, blueAgave, own), 'info', 'Blue Agave chose another helper'],
  [offers.applicationClosed(job, blueAgave, own, 'offer_filled'), 'info', 'Another helper took this position'],
  [offers.applicationClosed(job, blueAgave, own, 'offer_expired'), 'info', 'An offer you applied for expired'],
  [offers.applicationClosed(job, blueAgave, own, 'order_deleted'), 'info', 'A job you applied for was canceled'],
  [offers.applicationClosed(job, blueAgave, own, 'offer_closed'), 'info', 'An offer you applied for was closed'],
  [personal.positionFilled(job, blueAgave, 311), 'info', 'Another helper took this position'],
  [personal.branchInvitationNew(copperMesa, 4), 'info', 'Copper Mesa invites you to join Phoenix'],
  [
    personal.payEarned(job, copperMesa, 311, { total: 18_700, paid_hours: 7 }),
    'success',
    'You earned $187.00 for #1042',
  ],
  [personal.ratingDue(job, copperMesa, 311), 'info', 'Rate Copper Mesa'],
  [personal.reviewReceived(job, copperMesa, 5), 'success', 'New 5-star review'],
])('$title', (draft, severity, title) => {
  expect([draft.severity, draft.title]).toEqual([severity, title]);
});

it.each([
  [400, 'starts in 16 days'],
  [48, 'starts in 2 days'],
  [47.9, 'starts in 47 hr'],
  [13, 'starts in 13 hr'],
  [1, 'starts in 1 hr'],
  [0.9, 'starts in 54 min'],
  [0, 'starts now'],
  [-2, 'has started'],
])('%d h before its start a job %s', (hours, words) =>
  expect(formatStart(job, Date.parse(job.startsAt) - hours * 3_600_000)).toBe(words),
);

it('says the hours worked and paid of a completed job, and who came', () => {
  expect(jobs.orderCompleted(job, priya, completion).body).toContain('6.75 hr on site, $615.00 for a crew of 2');
  expect(personal.payEarned(job, copperMesa, 311, line).body).toContain('7 hr');
});

it('lists the changed fields with old and new values', () => {
  const changes = [{ field: 'arrival_window', from: '08:00 - 10:00', to: '09:00 - 11:00' }];
  expect(personal.orderChanged(later, copperMesa, 311, job)).toMatchObject({
    body: 'Arrival window moved from 8–10 AM to 9–11 AM. Copper Mesa, Tempe.',
    data: { order_id: 1042, invitation_id: 311, changes },
  });
});

it('names all days of a job of several days', () => {
  const long = { ...job, endDate: '2026-11-30' } as const;
  expect(crew.formed(long).body).toContain('Sat Nov 28 - Mon Nov 30, 8–10 AM');
  expect(offers.offerFilled({ ...offer, job: long }).title).toContain('Sat Nov 28 - Mon Nov 30');
  const moved = personal.orderChanged(long, copperMesa, 311, job);
  expect(JSON.stringify(moved)).toContain('Sat Nov 28 - Mon Nov 30');
});

it('a withdrawal names all positions that are open after it', () => {
  const [driver, helpers] = [
    { position: PositionCode.driver, count: 1 },
    { position: PositionCode.helper, count: 2 },
  ];
  const missing = { needs: [driver, helpers], filled: 0 };
  const withdraw = (facts: Pick<Parameters<typeof crew.invitationWithdrawn>[3], 'missing'>) =>
    crew.invitationWithdrawn(job, tyrell, PositionCode.driver, { code: 'sick', at: nineHoursBefore, ...facts }).body;
  expect(withdraw({ missing })).toBe('Reason: sick. The crew now needs 1 driver and 2 helpers.');
  expect(withdraw({ missing: undefined })).toBe('Reason: sick.');
});
