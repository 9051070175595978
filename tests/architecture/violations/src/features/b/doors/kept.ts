// planted boundaries(dependencies): idb-keyval has one door: platform/drafts
import * as library from 'idb-keyval';

export { library as kept };
