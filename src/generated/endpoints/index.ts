export * from './auth/auth';
export * from './branches/branches';
export * from './lookups/lookups';
export * from './notifications/notifications';
export * from './realtime/realtime';
