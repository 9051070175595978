export * from './auth/auth';
export * from './branches/branches';
export * from './invitations/invitations';
export * from './lookups/lookups';
export * from './notifications/notifications';
export * from './orders/orders';
export * from './realtime/realtime';
export * from './team/team';
