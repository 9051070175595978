// planted boundaries(dependencies): chrono-node is used only in domain
import * as library from 'chrono-node/en';

export { library };
