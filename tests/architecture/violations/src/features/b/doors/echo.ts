// planted boundaries(dependencies): laravel-echo has one door: platform/realtime
import * as library from 'laravel-echo';

export { library as echo };
