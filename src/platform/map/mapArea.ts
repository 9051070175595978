/** A place with its reach; a chosen one is shaded. */
export type MapArea = { id: number; name: string; lat: number; lng: number; miles: number; chosen: boolean };
