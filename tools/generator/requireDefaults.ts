type Spec = { components?: { schemas?: Record<string, unknown> }; paths?: Record<string, object> };

/**
 * Orval's transformer: answers have no gaps once they are read, because the reader fills in the default of each
 * extension that the provider leaves out. So the types and the fake's handlers require these properties.
 */
export function requireDefaults<Contract extends Spec>(contract: Contract): Contract {
  Object.values(contract.components?.schemas ?? {}).forEach(requireIn);
  return contract;
}

/** Like `requireDefaults`, without what only requests refer to. */
export function withoutRequestBodies<Contract extends Spec>(contract: Contract): Contract {
  const operations = Object.values(contract.paths ?? {}).flatMap((path) => Object.values<object>({ ...path }));
  for (const operation of operations) Reflect.deleteProperty(operation, 'requestBody');
  return requireDefaults(contract);
}

function requireIn(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  if ('properties' in schema && typeof schema.properties === 'object' && schema.properties !== null) {
    const filled = Object.entries(schema.properties).flatMap(([name, property]) => (isFilled(property) ? [name] : []));
    const required: unknown[] = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
    if (filled.length > 0) Object.assign(schema, { required: [...new Set([...required, ...filled])] });
  }
  Object.values(schema).forEach(requireIn);
}

/** True for a property that the specification does not name but that every reader finds. */
export function isFilled(property: unknown): boolean {
  return (
    typeof property === 'object' &&
    property !== null &&
    'x-extension' in property &&
    property['x-extension'] === true &&
    'default' in property
  );
}
