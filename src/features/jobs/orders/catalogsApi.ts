import { useGetItemCatalog, useGetTools, useGetVehicleTypes } from '#generated/endpoints/lookups/lookups';

/** Catalogs rarely change, so they are loaded once per session. */
const forTheSession = { query: { staleTime: Number.POSITIVE_INFINITY } };
/** Vehicle types and their capacity. */
export const useVehicleTypes = () => useGetVehicleTypes(forTheSession);
/** Tools a job may need. */
export const useTools = () => useGetTools(forTheSession);
/** Common items and their volume. */
export const useItemCatalog = () => useGetItemCatalog(forTheSession);

type NameOf = (id: number) => string | undefined;

/** Returns a getter for the name of a vehicle type; undefined until the catalog has loaded. */
export function useVehicleName(): NameOf {
  const types = useVehicleTypes().data;
  return (id) => types?.find((type) => type.id === id)?.title;
}

/** Returns a getter for the name of a tool; undefined until the catalog has loaded. */
export function useToolName(): NameOf {
  const tools = useTools().data;
  return (id) => tools?.find((tool) => tool.id === id)?.title;
}
