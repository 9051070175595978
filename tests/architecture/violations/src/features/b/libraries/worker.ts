// planted boundaries(dependencies): serwist is used only in src/serviceWorker
import * as library from 'serwist';

export { library as kept };
