export { useUnreadCount } from './api';
export { useCurrentActivityTitle } from './feed/useCurrentActivity';
