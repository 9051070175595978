// planted boundaries(dependencies): maplibre-gl has one door: platform/map
import * as library from 'maplibre-gl';

export { library as map };
