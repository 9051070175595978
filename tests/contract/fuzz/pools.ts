import fc from 'fast-check';
import { InvitationStatus, UserType } from '#generated/model/codes';
import type { OperationId } from '../../../mocks/generated/operations';
import { type OtpRow, toFeedKey } from '../../../mocks/provider/store/schema';
import type { World } from '../../../mocks/provider/world';
import { createFile, createJpeg, createPng } from '../../kit/images';
import { readRows } from '../../kit/invariants/invariants';
import { listApplicationIds, listOfferIds, listOrdersToStaff } from './offerPools';

/** A value that only the tested world can supply: the `pick`th of a pool, modulo its size. */
export type Pooled = { pool: PoolName; pick: number };

/** Sender of a request, its operation, and whether every reference is the first of its pool. */
export type Asker = { userId: number; id: OperationId; fits: boolean };

const answers: readonly OperationId[] = ['acceptInvitation', 'rejectInvitation'];
const isNew = ({ status }: { status: InvitationStatus }) => status === InvitationStatus.new;
const purposes: Partial<Record<OperationId, OtpRow['purpose']>> = {
  verifyRegisterOtp: 'register',
  verifyResetOtp: 'reset',
  verifyEmailChange: 'changeEmail',
};
const toIds = ({ id }: { id: number }) => [id];

/**
 * Newest first, so that the first entries of all pools belong together: the code and its id, the name and its branch.
 */
const pools = {
  email: ({ tables }: World) => [
    ...readRows(tables.user, ({ email }) => [email]).slice(0, 12),
    ...readRows(tables.otp, ({ email }) => [email]),
  ],
  otp_id: (world: World, asker: Asker) => otps(world, asker).map(({ id }) => id),
  code: (world: World, asker: Asker) => [...otps(world, asker), ...world.tables.consent.all()].map(({ code }) => code),
  consent: ({ tables }: World) => tables.consent.all().map(({ code }) => code),
  temporary_token: ({ tables }: World) =>
    tables.temporaryToken
      .all()
      .toSorted((a, b) => (a.expires_at < b.expires_at ? 1 : -1))
      .map(({ token }) => token),
  password: () => ['Moving-2026', 'Boxes-2027'],
  branchName: (world: World) => branches(world).map(({ name }) => name),
  branchId: (world: World) => [...branches(world).map(({ id }) => id), 0, 1, 1, 4, 999],
  areaId: ({ tables }: World) => readRows(tables.servingArea, toIds),
  managerId: ({ tables }: World) => readRows(tables.manager, toIds),
  activityId: (world: World, { userId }: Asker) => {
    const [first] = branches(world);
    const feeds = [first?.id ?? 0, 0].map((branch_id) => toFeedKey({ user_id: userId, branch_id }));
    return [...feeds, '1/1'].flatMap((feed) => world.tables.activity.viewAll('feed', feed, ({ id }) => id));
  },
  orderId: ({ tables }: World) => [...tables.order.viewAll('branch', 1, ({ id }) => id).reverse(), 9999],
  invitationId: ({ tables }: World, { userId, id }: Asker) => [
    ...(answers.includes(id) ? tables.invitation.select('user', userId, isNew).map((row) => row.id) : []),
    ...tables.invitation.viewAll('busy', userId, (row) => row.id),
    ...tables.invitation.viewAll('user', userId, (row) => row.id),
    ...tables.invitation.viewAll('waiting', 'new', (row) => row.id),
    9999,
  ],
  attachmentId: ({ tables }: World) => [
    ...readRows(tables.orderFile, toIds),
    ...readRows(tables.order, (row) => row.attachments.map(({ id }) => id)),
    9999,
  ],
  employeeId: ({ tables }: World) => readRows(tables.employee, toIds),
  memberId: ({ tables }: World) => [...tables.employee.viewAll('branch', 1, ({ id }) => id).reverse(), 9999],
  helperId: ({ tables }: World) => [
    71,
    5,
    72,
    6,
    ...readRows(tables.user, ({ id, type }) => (type === UserType.helper ? [id] : [])),
  ],
  branchInvitationId: ({ tables }: World, { userId }: Asker) => [
    ...tables.branchInvitation.viewAll('user', userId, ({ id }) => id),
    ...tables.branchInvitation.viewAll('state', '1/1', ({ id }) => id),
    ...readRows(tables.branchInvitation, toIds),
    9999,
  ],
  ownBranchId: (world: World) => [1, ...branches(world).map(({ id }) => id), 4],
  offerId: (world: World, asker: Asker) => [...listOfferIds(world, asker), 9999],
  applicationId: (world: World, asker: Asker) => [...listApplicationIds(world, asker), 9999],
  orderToStaff: (world: World) => listOrdersToStaff(world).map(({ orderId }) => orderId),
  need: (world: World) => listOrdersToStaff(world).flatMap(({ needs }) => needs),
  ownPosition: ({ tables }: World, { userId }: Asker) => tables.user.view(userId, ({ positions }) => positions) ?? [],
  deadline: () => ['2026-11-22T02:00:00Z', '2026-11-20T02:00:00Z'],
  planId: () => [3, 2, 1, 4, 5, 9],
  cardNumber: () => ['4242424242424242', '4000000000000341', '4000000000000002', '4111111111111111'],
  expiry: () => ['08/29', '01/20'],
  version: () => [1, 2, 3],
  toolId: () => [1, 7, 24, 25],
  vehicleTypeId: () => [7, 1, 9, 10],
  catalogId: () => [1, 60, null, 61],
  lat: () => [33.4, -90, 90],
  lng: () => [-112, -180, 180],
  date: () => ['2026-11-28', '2026-11-30', '2026-12-24', '2026-11-20'],
  socket_id: () => ['1234.5678'],
  channel_name: () => [
    'private-App.Models.User.1',
    'private-App.Models.User.5',
    'private-company-branches.1',
    'private-orders.1042',
    'presence-orders.1',
    'public',
    'private-company-branches.99999999999999999999',
  ],
  feedToken: ({ tables }: World) => tables.calendarFeed.all().map(({ token }) => token),
  customerPhone: ({ tables }: World) => readRows(tables.order, (order) => [order.customer_primary_phone]),
  timezone: () => ['America/Phoenix', 'America/Los_Angeles', 'Mars/Olympus'],
  bucket: () => ['new', 'accepted', 'waiting', 'cancelled', 'late'],
  window: () => ['08:00 - 10:00', '10:00 - 08:00', '12:00 - 14:00'],
  file: () => [
    createFile(createPng(120, 120), 'logo.png', 'image/png'),
    createFile(createJpeg(300, 100), 'logo.jpg', 'image/jpeg'),
    createFile(createPng(5, 5), 'small.png', 'image/png'),
    new File(['no picture'], 'logo.png', { type: 'image/png' }),
    new File([], 'empty', { type: '' }),
  ],
} as const satisfies Record<string, (world: World, asker: Asker) => readonly unknown[]>;

type PoolName = keyof typeof pools;

/** Fields with a meaning, and the pool of their values. */
const poolsByField: Record<string, PoolName> = {
  email: 'email',
  otp_id: 'otp_id',
  code: 'code',
  temporary_token: 'temporary_token',
  current_password: 'password',
  password: 'password',
  password_confirmation: 'password',
  name: 'branchName',
  id: 'branchId',
  branchId: 'branchId',
  'serving_area_ids[]': 'areaId',
  serving_area_ids: 'areaId',
  'manager_ids[]': 'managerId',
  notification_id: 'activityId',
  ids: 'activityId',
  socket_id: 'socket_id',
  channel_name: 'channel_name',
  timezone: 'timezone',
  'default_arrival_windows[]': 'window',
  token: 'feedToken',
  'filter[customer]': 'customerPhone',
  orderId: 'orderId',
  invitationId: 'invitationId',
  invitation_id: 'invitationId',
  employee_id: 'employeeId',
  employeeId: 'memberId',
  branchInvitationId: 'branchInvitationId',
  'branch_ids[]': 'ownBranchId',
  attachmentId: 'attachmentId',
  attachment_ids: 'attachmentId',
  arrival_window: 'window',
  date: 'date',
  version: 'version',
  'filter[date_from]': 'date',
  'filter[date_to]': 'date',
  release_invitation_ids: 'invitationId',
  tool_ids: 'toolId',
  vehicle_type_id: 'vehicleTypeId',
  vehicle_type_ids: 'vehicleTypeId',
  insured_until: 'date',
  'filter[bucket]': 'bucket',
  catalog_id: 'catalogId',
  lat: 'lat',
  lng: 'lng',
  elevator_window: 'window',
  windows: 'window',
  offerId: 'offerId',
  applicationId: 'applicationId',
  accept: 'applicationId',
  reject: 'applicationId',
  order_id: 'orderToStaff',
  'filter[order_id]': 'orderId',
  branch_id: 'ownBranchId',
  position_needs: 'need',
  user_ids: 'helperId',
  apply_by: 'deadline',
  plan_id: 'planId',
  number: 'cardNumber',
  exp: 'expiry',
};

/** References into the pool of a field, if it has one. Lists look up their items by the item's name. */
export function poolFor(field: string): fc.Arbitrary<Pooled> | undefined {
  const pool = poolsByField[field];
  return pool && fc.nat(60).map((pick) => ({ pool, pick }));
}

/** Replaces references with the world's values; an empty pool gives an unknown text. */
export function resolved(world: World, value: unknown, asker: Asker): unknown {
  if (isPooled(value)) {
    const pool: readonly unknown[] = pools[value.pool](world, asker);
    return pool[asker.fits ? 0 : value.pick % Math.max(1, pool.length)] ?? 'unknown';
  }
  if (Array.isArray(value)) {
    const items: unknown[] = asker.fits ? keepOneReference(value) : value;
    return items.map((item) => resolved(world, item, asker));
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolved(world, item, asker)]));
}

/** References that fit all point to the same value, which most lists accept only once. */
function keepOneReference(items: readonly unknown[]): unknown[] {
  const first = items.findIndex(isPooled);
  return items.filter((item, index) => index === first || !isPooled(item));
}

/** The company's newest branch, then the others. */
export function branches({ tables }: World) {
  return [...tables.branch.by('company', 1).reverse(), ...tables.branch.by('company', 2)];
}

/** Codes of the purpose that the operation verifies, then the others; the newest first. */
function otps({ tables }: World, { id }: Asker) {
  const isOther = ({ purpose }: OtpRow) => Number(purpose !== purposes[id]);
  const newest = tables.otp.all().toSorted((a, b) => (a.sent_at < b.sent_at ? 1 : -1));
  return newest.toSorted((a, b) => isOther(a) - isOther(b));
}

function isPooled(value: unknown): value is Pooled {
  return typeof value === 'object' && value !== null && 'pool' in value && 'pick' in value;
}
