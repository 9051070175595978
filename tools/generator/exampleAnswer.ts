import {
  asList,
  asObject,
  asText,
  type Contract,
  type ContractOperation,
  deref,
  type Json,
  type JsonObject,
} from './contract';

/** The answer that the contract gives as an example of an operation's success. */
export function getExampleAnswer(contract: Contract, operation: ContractOperation): { status: number; body: Json } {
  const answers = Object.entries(asObject(operation.spec.responses));
  const [status, answer] = answers.find(([code]) => code.startsWith('2')) ?? ['200', {}];
  const [media] = Object.values(asObject(deref(contract, answer).content));
  return { status: Number(status), body: toExample(contract, asObject(asObject(media).schema)) };
}

/** The example of a schema, else one made of the examples of its parts. */
function toExample(contract: Contract, reference: JsonObject): Json {
  const schema = deref(contract, reference);
  const [example] = [...asList(schema.examples), ...asList(schema.enum)];
  if (example !== undefined && !isEmptyPage(example)) return example;
  const [choice] = [...asList(schema.anyOf), ...asList(schema.oneOf)];
  if (choice !== undefined) return toExample(contract, asObject(choice));
  const type = asText(asList(schema.type)[0] ?? schema.type ?? 'null');
  if (type === 'array') return [toExample(contract, asObject(schema.items))];
  if (type === 'object') return toObject(contract, schema);
  return schema.const ?? plain[type] ?? null;
}

/** The example of a page has no rows; one with a row is made of the parts. */
function isEmptyPage(example: Json): boolean {
  return typeof example === 'object' && example !== null && 'total' in example && example['total'] === 0;
}

function toObject(contract: Contract, { properties = {} }: JsonObject): JsonObject {
  const fields = Object.entries(asObject(properties));
  return Object.fromEntries(fields.map(([name, field]) => [name, toExample(contract, asObject(field))]));
}

/** The default example of a type. */
const plain: Record<string, Json> = { string: '', integer: 1, number: 1, boolean: true };
