// planted boundaries(dependencies): munkres is used only in domain
import * as library from 'munkres';

export { library as assignment };
