import { useTools, useVehicleTypes } from '../catalogsApi';

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
