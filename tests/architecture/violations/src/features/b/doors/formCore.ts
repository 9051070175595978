// planted boundaries(dependencies): final-form has one door: platform/forms
import * as library from 'final-form';

export { library as formCore };
