export { useUnreadCount } from './api';
export { UnreadBadge, PersonalBell } from './personal/PersonalBell';
export { useCurrentActivityTitle } from './feed/feedState';
