// planted boundaries(dependencies): This module may not import
import { eventNames } from '../../../src/platform/realtime/events';

export const eventValue = eventNames;
