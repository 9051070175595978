export { useUnreadCount } from './api';
export { UnreadBadge } from './UnreadBadge';
export { PersonalBell } from './personal/PersonalBell';
export { useCurrentActivityTitle } from './feed/useCurrentActivity';
