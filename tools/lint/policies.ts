import { matchesGlob } from 'node:path';

/** Location of a file: its layer (undefined outside of all), its part of the layer, and what kinds of file it is. */
export type Place = { layer?: string; part: string; categories: readonly string[] };

/** Imported target: a file of the repository, or a module by the name of its package. */
export type Target = Place & { origin: Origin; source?: string };
type Origin = 'local' | 'external' | 'core';

/** Kind of import. `source` is the text of the import. */
export type Dependency = { source: string; kind: 'type' | 'value'; node: 'import' | 'export' | 'dynamic-import' };

/** Files or modules; every field that is given has to match. */
export type Selector = {
  layers?: readonly string[];
  parts?: readonly string[];
  categories?: readonly string[];
  noneOf?: readonly string[];
  origins?: readonly Origin[];
  /** Names of packages; `*` is any part of a name. */
  packages?: readonly string[];
};

export type Policy = {
  allows: boolean;
  from: readonly Selector[];
  to: readonly Selector[];
  dependency: Partial<Dependency>;
  /** Reason for the ban. `{module}` is the name of the package. */
  message: string;
};

/** Reason `from` may not import `to`; undefined if it may. The last policy that matches decides. */
export function decide(
  policies: readonly Policy[],
  from: Place,
  to: Target,
  dependency: Dependency,
): string | undefined {
  const isOwn = to.origin === 'local' && isSamePart(from, to);
  const last = policies.findLast(
    (policy) =>
      Object.entries(policy.dependency).every(([name, value]) => Reflect.get(dependency, name) === value) &&
      policy.from.some((selector) => matches(selector, { origin: 'local', ...from })) &&
      policy.to.some((selector) => matches(selector, to)),
  );
  if (last === undefined ? isOwn : last.allows) return undefined;
  const message =
    last?.message ?? `This module may not import ${dependency.source} (docs/architecture.md, "Allowed imports").`;
  return message.replace('{module}', to.source ?? dependency.source);
}

/** A module may import its own files, unless a policy refuses it. */
const isSamePart = (from: Place, to: Place) =>
  from.layer !== undefined && from.layer === to.layer && from.part === to.part;

function matches(selector: Selector, target: Target): boolean {
  const { layers, parts, origins, packages } = selector;
  return (
    isAmong(target.layer, layers) &&
    isAmong(target.part, parts) &&
    isAmong(target.origin, origins) &&
    (packages === undefined || packages.some((each) => matchesGlob(target.source ?? '', each))) &&
    hasCategory(selector, target.categories)
  );
}

/** Checks whether the value is in the list; without a list any is. */
function isAmong(value: string | undefined, wanted: readonly string[] | undefined): boolean {
  return wanted === undefined || (value !== undefined && wanted.includes(value));
}

function hasCategory({ categories, noneOf }: Selector, actual: readonly string[]): boolean {
  if (noneOf?.some((each) => actual.includes(each))) return false;
  return categories === undefined || categories.some((each) => actual.includes(each));
}
