import { useGetItemCatalog, useGetTools, useGetVehicleTypes } from '#generated/endpoints/lookups/lookups';

/** Catalogs rarely change, so they are loaded once per session. */
const forTheSession = { query: { staleTime: Number.POSITIVE_INFINITY } };
/** Vehicle types and their capacity. */
export const useVehicleTypes = () => useGetVehicleTypes(forTheSession);
/** Tools a job may need. */
export const useTools = () => useGetTools(forTheSession);
/** Common items and their volume. */
export const useItemCatalog = () => useGetItemCatalog(forTheSession);
