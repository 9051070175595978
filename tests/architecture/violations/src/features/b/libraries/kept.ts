// planted boundaries(dependencies): idb-keyval is used only in platform/drafts
import * as library from 'idb-keyval';

export { library as kept };
