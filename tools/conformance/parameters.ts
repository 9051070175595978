import type { OperationId } from '../../mocks/generated/operations';
import { asList, asObject, asText, type Contract, deref, type Json, type JsonObject } from '../generator/contract';

/** A query parameter as the contract describes it. */
export type QueryParameter = {
  name: string;
  isRequired: boolean;
  /** Beyond the specification: a provider may ignore it. */
  isExtension: boolean;
  /** An allowed value. */
  example: string;
  /** One that the contract does not allow; undefined if it allows every text. */
  wrong: string | undefined;
};

export function listQuery(contract: Contract, id: OperationId): QueryParameter[] {
  const operation = contract.operations.find((one) => one.id === id);
  const parameters = asList(operation?.spec.parameters).map((parameter) => deref(contract, parameter));
  return parameters
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => {
      const schema = deref(contract, parameter.schema);
      return {
        name: asText(parameter.name),
        isRequired: parameter.required === true,
        isExtension: parameter['x-extension'] === true || operation?.spec['x-extension'] === true,
        example: getExample(schema),
        wrong: getWrongValue(schema),
      };
    });
}

/** The first example of an operation's body in the contract, as fields. */
export function getExampleBody(contract: Contract, id: OperationId): JsonObject {
  const operation = contract.operations.find((one) => one.id === id);
  const content = asObject(asObject(operation?.spec.requestBody).content);
  const [media] = Object.values(content);
  return asObject(asList(deref(contract, asObject(media).schema).examples)[0]);
}

function getExample(schema: JsonObject): string {
  const [first] = [...asList(schema.examples), ...asList(schema.enum).filter((value) => value !== '')];
  return first === undefined ? '1' : toText(first);
}

function getWrongValue(schema: JsonObject): string | undefined {
  const isText = schema.type === 'string';
  if (!isText || schema.enum || schema.pattern !== undefined || schema.format !== undefined) return 'wrong!';
  if (typeof schema.maxLength === 'number') return 'x'.repeat(schema.maxLength + 1);
  return undefined;
}

const toText = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value));
