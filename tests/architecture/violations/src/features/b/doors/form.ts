// planted boundaries(dependencies): react-final-form has one door: platform/forms
import * as library from 'react-final-form';

export { library as form };
