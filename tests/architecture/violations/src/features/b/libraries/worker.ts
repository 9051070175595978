// planted boundaries(dependencies): serwist is used only in src/serviceWorker.ts
import * as library from 'serwist';

export { library as kept };
