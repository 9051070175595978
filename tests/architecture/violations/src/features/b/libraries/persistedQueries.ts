// planted boundaries(dependencies): @tanstack/query-persist-client-core is used only in platform/offline
import * as library from '@tanstack/query-persist-client-core';

export { library as kept };
