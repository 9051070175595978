// planted boundaries(dependencies): pusher-js has one door: platform/realtime
import * as library from 'pusher-js';

export { library as socket };
