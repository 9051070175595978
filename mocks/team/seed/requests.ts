import type { BranchInvitationRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { castIds } from '../../account/seed/cast';
import { toIso, minuteMs } from '../../provider/time/times';
import { InvitationStatus } from '#generated/model/codes';

const hour = 60;
const day = 24 * hour;

/** A request: its receiver, how many minutes ago it was sent, and how many minutes later it ended. */
type SeedRequest = {
  userId: number;
  ago: number;
  after?: number;
  status: BranchInvitationRow['status'];
  reason?: string;
  message?: string;
};

const welcome = 'We have work for you most Fridays and Saturdays.';

/** By branch. The first five in Phoenix are open: its page starts with them. */
const requests: Readonly<Record<number, readonly SeedRequest[]>> = {
  1: [
    { userId: 71, ago: 2 * hour, status: InvitationStatus.new, message: welcome },
    { userId: 62, ago: 9 * hour, status: InvitationStatus.new },
    {
      userId: 74,
      ago: 26 * hour,
      status: InvitationStatus.new,
      message: 'You came recommended by Marcus. Call us any time.',
    },
    { userId: 54, ago: 2 * day, status: InvitationStatus.new, message: welcome },
    { userId: 78, ago: 4 * day, status: InvitationStatus.new },
    {
      userId: 72,
      ago: 6 * day,
      after: 5 * hour,
      status: InvitationStatus.rejected,
      reason: 'too_far',
      message: welcome,
    },
    { userId: 76, ago: 15 * day, after: 30 * hour, status: InvitationStatus.rejected, reason: 'pay_too_low' },
    { userId: 79, ago: 8 * day, after: 3 * day, status: InvitationStatus.cancelled },
    { userId: 73, ago: 20 * day, after: 20, status: InvitationStatus.cancelled, message: 'Sorry, sent by mistake.' },
    { userId: 62, ago: 33 * day, after: 7 * day, status: InvitationStatus.cancelled },
    ...[14, 17, 20, 26, 29].map((userId, index): SeedRequest => ({
      userId,
      ago: (41 + index * 13) * day,
      after: (3 + index * 4) * hour,
      status: InvitationStatus.accepted,
      message: welcome,
    })),
  ],
  2: [
    { userId: 81, ago: 20 * hour, status: InvitationStatus.new },
    { userId: 82, ago: 9 * day, after: 4 * hour, status: InvitationStatus.rejected, reason: 'not_available' },
  ],
  3: [
    { userId: 83, ago: 5 * hour, status: InvitationStatus.new, message: 'Vegas needs you on weekends.' },
    { userId: 84, ago: 3 * day, status: InvitationStatus.new },
    { userId: 85, ago: 12 * day, after: day, status: InvitationStatus.cancelled },
  ],
  4: [
    {
      userId: castIds.sofia,
      ago: 3 * hour,
      status: InvitationStatus.new,
      message: 'Steady work in Mesa and Gilbert, $35 an hour.',
    },
  ],
  5: [
    {
      userId: castIds.marcus,
      ago: 30 * hour,
      status: InvitationStatus.new,
      message: 'You know our crew in Mesa. Scottsdale pays the same.',
    },
  ],
};

/** Requests to join in each state. */
export function seedRequests(world: World): void {
  for (const [branchId, branchRequests] of Object.entries(requests)) {
    const branch = world.tables.branch.get(Number(branchId));
    if (!branch) continue;
    const office = branch.company_id === 1 ? [castIds.priya, castIds.dana] : [branch.company_id === 2 ? 9 : 10];
    branchRequests.forEach((each, index) => insertRequest(world, branch.id, each, office[index % office.length] ?? 1));
  }
}

function insertRequest(world: World, branch_id: number, request: SeedRequest, invited_by: number): void {
  const { tables, db, clock } = world;
  const { userId, ago, after, status, reason = null, message = null } = request;
  const { positions, hourly_rate } = tables.user.require(userId);
  const at = clock.now().getTime() - ago * minuteMs;
  const responded_at = after === undefined ? null : toIso(at + after * minuteMs);
  const id = db.nextId('branchInvitation');
  tables.branchInvitation.insert({
    id,
    branch_id,
    user_id: userId,
    positions,
    message,
    message_language: message === null ? null : 'en',
    status,
    reason,
    hourly_rate: hourly_rate ?? 2400,
    invited_by,
    created_at: toIso(at),
    responded_at,
    cancelled_by: status === InvitationStatus.cancelled ? 'company' : null,
    employee_id: status === InvitationStatus.accepted ? setJoinedAt(world, branch_id, userId, responded_at) : null,
  });
}

/** An accepted request makes the helper a member. */
function setJoinedAt({ tables }: World, branchId: number, userId: number, at: string | null): number | null {
  const member = tables.employee.by('branch', branchId).find(({ user_id }) => user_id === userId);
  if (member && at !== null) tables.employee.update(member.id, { joined_at: at });
  return member?.id ?? null;
}
