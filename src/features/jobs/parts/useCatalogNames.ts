import { useTools, useVehicleTypes } from '../api';

type NameOf = (id: number) => string | undefined;

/** What a kind of vehicle is called; undefined until the catalog is there. */
export function useVehicleName(): NameOf {
  const types = useVehicleTypes().data;
  return (id) => types?.find((type) => type.id === id)?.title;
}

/** What a tool is called; undefined until the catalog is there. */
export function useToolName(): NameOf {
  const tools = useTools().data;
  return (id) => tools?.find((tool) => tool.id === id)?.title;
}
