// planted boundaries(dependencies): react-redux is used only in platform and app
import * as library from 'react-redux';

export { library as store };
