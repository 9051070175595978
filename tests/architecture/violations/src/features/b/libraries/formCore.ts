// planted boundaries(dependencies): final-form is used only in platform/forms
import * as library from 'final-form';

export { library as formCore };
