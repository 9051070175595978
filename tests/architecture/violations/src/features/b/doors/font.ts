// planted boundaries(dependencies): @fontsource-variable/inter has one door: platform/ui
import * as library from '@fontsource-variable/inter';

export { library as font };
