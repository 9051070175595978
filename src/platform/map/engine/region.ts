import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import regionUrl from './region.topo.json?url';

/** The geometry of the base map, a collection for each layer. */
export type Region = Record<
  'land' | 'states' | 'counties' | 'urban' | 'parks' | 'lakes' | 'rivers' | 'railroads' | 'places' | 'roads',
  GeoJSON.FeatureCollection
>;

/** Loads the base map of Arizona, Nevada and their surroundings: 37 kB compressed, one file of this site. */
export async function loadRegion(): Promise<Region> {
  const response = await fetch(regionUrl);
  if (!response.ok) throw new Error(`The base map answered ${response.status}`);
  const topology = (await response.json()) as Topology<Record<keyof Region, GeometryCollection>>;
  const getLayer = (name: keyof Region) => feature(topology, topology.objects[name]);
  return {
    land: getLayer('land'),
    states: getLayer('states'),
    counties: getLayer('counties'),
    urban: getLayer('urban'),
    parks: getLayer('parks'),
    lakes: getLayer('lakes'),
    rivers: getLayer('rivers'),
    railroads: getLayer('railroads'),
    places: getLayer('places'),
    roads: getLayer('roads'),
  };
}
