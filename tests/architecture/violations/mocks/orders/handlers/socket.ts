// planted boundaries(dependencies): pusher-js is used only in platform/realtime
import * as library from 'pusher-js';

export { library as socket };
