// planted boundaries(dependencies): axios is used only in platform/http
import * as library from 'axios';

export { library as request };
