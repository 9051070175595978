export { useUnreadCount } from './api';
export { PersonalBell } from './personal/PersonalBell';
export { useCurrentActivityTitle } from './feed/useCurrentActivity';
