// planted boundaries(dependencies): @fontsource-variable/inter is used only in platform/ui
import * as library from '@fontsource-variable/inter';

export { library as font };
