// planted boundaries(dependencies): This room may not import
import { eventNames } from '../../src/platform/realtime/events';

export const eventValue = eventNames;
