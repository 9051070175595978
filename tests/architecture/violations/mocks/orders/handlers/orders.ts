import { http } from 'msw';
import type { ServerEvent } from '../../../src/platform/realtime/events';
import { pay } from '../rules/pay';

export const orders = (event: ServerEvent) => [http, pay({ id: 1 }), event];
