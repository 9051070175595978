// planted boundaries(dependencies): web-vitals is used only in the app
import * as library from 'web-vitals';

export { library as kept };
