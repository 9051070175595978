import { routes } from '../features/a/routes';
import { reactions } from '../features/a/realtime';
import { session } from '../platform/session/session';

export const start = () => ({ routes, reactions, session });
