// planted boundaries(dependencies): @blueprintjs/core is used only in platform/ui
import * as library from '@blueprintjs/core';

export { library as button };
