import type { ServerEvent } from '../../platform/realtime/events';

export const reactions = (event: ServerEvent) => event.name;
