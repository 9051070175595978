export * from './auth/auth.zod';
export * from './branches/branches.zod';
export * from './invitations/invitations.zod';
export * from './lookups/lookups.zod';
export * from './notifications/notifications.zod';
export * from './orders/orders.zod';
export * from './realtime/realtime.zod';
export * from './team/team.zod';
