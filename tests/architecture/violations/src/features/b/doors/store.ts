// planted boundaries(dependencies): react-redux has one door: platform and app
import * as library from 'react-redux';

export { library as store };
