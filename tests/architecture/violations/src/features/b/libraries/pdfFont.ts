// planted boundaries(dependencies): @expo-google-fonts/inter is used only in features/billing
import * as library from '@expo-google-fonts/inter';

export { library as pdfFont };
