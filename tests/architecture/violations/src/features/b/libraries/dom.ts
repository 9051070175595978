// planted boundaries(dependencies): react-dom is used only in platform/ui
import * as library from 'react-dom/client';

export { library as dom };
