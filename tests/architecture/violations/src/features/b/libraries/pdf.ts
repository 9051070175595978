// planted boundaries(dependencies): pdfkit is used only in features/billing
import * as library from 'pdfkit';

export { library as pdf };
