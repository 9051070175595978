// planted boundaries(dependencies): idb-keyval is used only in platform/drafts and platform/offline
import * as library from 'idb-keyval';

export { library as kept };
