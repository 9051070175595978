export * from './auth/auth.zod';
export * from './branches/branches.zod';
export * from './lookups/lookups.zod';
export * from './notifications/notifications.zod';
export * from './realtime/realtime.zod';
