import { closedSchemas } from './closedSchemas';
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
import { inputShape, queryShape } from './inputShapes';
import { header } from './smallModules';

/** Text of mocks/generated/operations.ts: every operation and every event of the contract with its zod schemas. */
export function operationsTable(contract: Contract): string {
  const tags = [...new Set(contract.operations.map((operation) => operation.tag))];
  return [
    header,
    "import { z } from 'zod';",
    ...tags.map((tag) => `import * as ${tag} from './requests/${tag}/${tag}.zod';`),
    ...tags.map((tag) => `import * as ${tag}Answers from './answers/${tag}/${tag}.zod';`),
    '',
    TYPES,
    `const definitions: Record<string, z.core.JSONSchema.JSONSchema> = {\n${definitionRows(contract).join('\n')}\n};`,
    '',
    FROM_DEFINITIONS,
    `export const operations = {\n${contract.operations.map((one) => row(contract, one)).join('\n')}\n} as const satisfies Record<string, Operation>;`,
    '',
    'export type OperationId = keyof typeof operations;',
    '',
    '/** Pushed events by name: payload schema and channels. */',
    `export const events = {\n${eventRows(contract).join('\n')}\n} as const satisfies Record<string, PushedEvent>;`,
    '',
    'export type EventName = keyof typeof events;',
    '',
  ].join('\n');
}

const TYPES = `/** Parser of a form field, which is always text or a file, before the schema sees it; lists are repeated parts. */
export type FormField = 'text' | 'number' | 'boolean' | 'file' | 'text[]' | 'number[]';

/**
 * Paths of texts and lists in an input, with their maximum lengths. A \`line\` is trimmed and has no invisible characters,
 * \`lines\` may break, a \`code\` is a line of a fixed form, \`phone\` and \`email\` are found in what surrounds them, a
 * \`secret\` is left as it was typed.
 */
export type InputShape =
  | { readonly text: 'line' | 'lines' | 'code' | 'phone' | 'email' | 'secret'; readonly max: number }
  | { readonly items?: InputShape; readonly max: number }
  | { readonly fields: Readonly<Record<string, InputShape>> };

export type RequestBody = {
  readonly contentType: 'application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded';
  readonly schema: z.ZodType;
  readonly shape?: InputShape;
  /** Of the two form types: how to read each field. */
  readonly form?: Readonly<Record<string, FormField>>;
  /** Of each file: what it may be (else 415) and how large (else 413). */
  readonly files?: Readonly<Record<string, FileLimits>>;
};

export type FileLimits = { readonly types: readonly string[]; readonly maxBytes: number };

export type Operation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, as in the contract: \`/company-branches/{id}\`. */
  readonly path: string;
  readonly tag: string;
  /** Needs no bearer token. */
  readonly public: boolean;
  /** Not in the specification. */
  readonly extension: boolean;
  /** False for the few answers that are not data, message, errors and success. */
  readonly envelope: boolean;
  /** Of the successful answer. */
  readonly contentType: string;
  /** Path and query values come in as text and are coerced; header names are spelled as in the contract. */
  readonly request: {
    readonly params?: z.ZodType;
    readonly query?: z.ZodType;
    /** Parsers of query values, and paths of its texts. */
    readonly queryForm?: Readonly<Record<string, FormField>>;
    readonly queryShape?: InputShape;
    readonly headers?: z.ZodType;
    /** Names of the query values and headers that are not in the specification. */
    readonly extensions?: readonly string[];
    readonly body?: RequestBody;
  };
  /** By status; a status that is not here is not documented. An undeclared field fails. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
};

export type PushedEvent = {
  readonly channels: readonly string[];
  readonly schema: z.ZodType;
  /** Not in the specification. */
  readonly extension: boolean;
};
`;

const FROM_DEFINITIONS = `function schemaOf(name: string): z.ZodType {
  return z.fromJSONSchema({ $ref: \`#/$defs/\${name}\`, $defs: definitions }, { registry: z.registry() });
}

/** The body of every answer outside 2xx. */
export const errorAnswer = schemaOf('ErrorAnswer');
`;

function row(contract: Contract, operation: ContractOperation): string {
  const name = operation.id.charAt(0).toUpperCase() + operation.id.slice(1);
  return [
    `  ${operation.id}: {`,
    `    method: '${operation.method}',`,
    `    path: '${operation.path}',`,
    `    tag: '${operation.tag}',`,
    `    public: ${operation.public},`,
    `    extension: ${operation.spec['x-extension'] === true},`,
    `    envelope: ${isEnveloped(contract, operation)},`,
    `    contentType: '${getSuccess(contract, operation)[0]}',`,
    `    request: { ${requestParts(contract, operation, `${operation.tag}.${name}`).join(', ')} },`,
    `    answers: { ${answerParts(contract, operation, `${operation.tag}Answers.${name}`).join(', ')} },`,
    '  },',
  ].join('\n');
}

function requestParts(contract: Contract, operation: ContractOperation, zod: string): string[] {
  const parameters = asList(operation.spec.parameters).map((parameter) => deref(contract, parameter));
  const places = new Set(parameters.map((parameter) => parameter.in));
  const parts: string[] = [];
  if (places.has('path')) parts.push(`params: ${zod}Params`);
  if (places.has('query')) parts.push(`query: ${zod}QueryParams`, ...queryParts(contract, operation.id, parameters));
  if (places.has('header')) parts.push(`headers: ${zod}Header`);
  const extensions = parameters
    .filter((parameter) => parameter['x-extension'] === true)
    .map(({ name }) => asText(name));
  if (extensions.length > 0) parts.push(`extensions: ${JSON.stringify(extensions)}`);
  if (!operation.spec.requestBody) return parts;
  const [[contentType, media] = ['', {}]] = Object.entries(asObject(asObject(operation.spec.requestBody).content));
  const shape = inputShape(contract, asObject(media).schema ?? {}, operation.id);
  const shapePart = shape === undefined ? '' : `, shape: ${JSON.stringify(shape)}`;
  const form = contentType === 'application/json' ? '' : formParts(contract, asObject(media));
  return [...parts, `body: { contentType: '${contentType}', schema: ${zod}Body${shapePart}${form} }`];
}

function queryParts(contract: Contract, id: string, parameters: readonly JsonObject[]): string[] {
  const named = parameters.filter((parameter) => parameter.in === 'query');
  const kinds = named.map(({ name, schema }) => [asText(name), fieldKind(contract, schema ?? {})]);
  const shape = queryShape(contract, named, id);
  const shapePart = shape === undefined ? [] : [`queryShape: ${JSON.stringify(shape)}`];
  return [`queryForm: ${JSON.stringify(Object.fromEntries(kinds))}`, ...shapePart];
}

function answerParts(contract: Contract, operation: ContractOperation, zod: string): string[] {
  // Orval knows no schema for the text of a file.
  const success = getSuccess(contract, operation)[0] === 'application/json' ? `${zod}Response` : 'z.string()';
  return Object.keys(asObject(operation.spec.responses)).map((status) =>
    status.startsWith('2') ? `${status}: ${success}` : `${status}: errorAnswer`,
  );
}

function isEnveloped(contract: Contract, operation: ContractOperation): boolean {
  const [, media] = getSuccess(contract, operation);
  return 'success' in asObject(deref(contract, media.schema).properties ?? {});
}

/** The content type of the successful answer, and its media type object. */
function getSuccess(contract: Contract, { spec }: ContractOperation): [contentType: string, media: JsonObject] {
  const [ok] = Object.entries(asObject(spec.responses)).filter(([status]) => status.startsWith('2'));
  const [[contentType, media] = ['', {}]] = Object.entries(asObject(deref(contract, ok?.[1]).content));
  return [contentType, asObject(media)];
}

function formParts(contract: Contract, media: JsonObject): string {
  const fields = Object.entries(asObject(deref(contract, media.schema).properties));
  const kinds = fields.map(([name, field]) => [name, fieldKind(contract, field)]);
  const files = fields.filter(([, field]) => deref(contract, field).contentMediaType);
  const limits = files.map(([name, field]) => [name, getLimits(name, deref(contract, field), media)]);
  const filesPart = files.length > 0 ? `, files: ${JSON.stringify(Object.fromEntries(limits))}` : '';
  return `, form: ${JSON.stringify(Object.fromEntries(kinds))}${filesPart}`;
}

function getLimits(name: string, field: JsonObject, media: JsonObject): JsonObject {
  const types = asText(asObject(asObject(media.encoding)[name]).contentType);
  return { types: types.split(', '), maxBytes: field.maxLength ?? null };
}

function fieldKind(contract: Contract, field: Json): string {
  const { type, items, contentMediaType } = deref(contract, field);
  if (contentMediaType) return 'file';
  if (type === 'array') return `${fieldKind(contract, items ?? {})}[]`;
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'boolean' ? 'boolean' : 'text';
}

function eventRows(contract: Contract): string[] {
  return Object.entries(contract.schemas)
    .filter(([, schema]) => typeof schema['x-event'] === 'string')
    .map(([name, schema]) => {
      const channels = JSON.stringify(schema['x-channels']);
      return `  '${asText(schema['x-event'])}': { channels: ${channels}, schema: schemaOf('${name}'), extension: ${schema['x-extension'] === true} },`;
    });
}

/** The error body, the payloads of events and everything they refer to. */
function definitionRows(contract: Contract): string[] {
  const events = Object.keys(contract.schemas).filter((name) => 'x-event' in (contract.schemas[name] ?? {}));
  const rows = Object.entries(closedSchemas(contract, ['ErrorAnswer', ...events]));
  return rows.map(([name, schema]) => `  ${name}: ${JSON.stringify(schema)},`);
}
