// planted boundaries(dependencies): maplibre-gl is used only in platform/map
import * as library from 'maplibre-gl';

export { library as map };
