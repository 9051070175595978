// planted boundaries(dependencies): react-final-form is used only in platform/forms
import * as library from 'react-final-form';

export { library as form };
