// planted boundaries(dependencies): laravel-echo is used only in platform/realtime
import * as library from 'laravel-echo';

export { library as echo };
