// planted boundaries(dependencies): react-dom has one door: platform/ui
import * as library from 'react-dom/client';

export { library as dom };
