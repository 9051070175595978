// planted boundaries(dependencies): @blueprintjs/core has one door: platform/ui
import * as library from '@blueprintjs/core';

export { library as button };
