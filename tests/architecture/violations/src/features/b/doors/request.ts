// planted boundaries(dependencies): axios has one door: platform/http
import * as library from 'axios';

export { library as request };
