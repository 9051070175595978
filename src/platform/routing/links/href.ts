import { type PathOf, paths, type RouteName } from '../paths';

type ParamsOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Record<Param, string | number> & ParamsOf<Rest>
  : Path extends `${string}:${infer Param}`
    ? Record<Param, string | number>
    : unknown;

type Args<Name extends RouteName> = unknown extends ParamsOf<PathOf<Name>> ? [] : [params: ParamsOf<PathOf<Name>>];

/** The path of a route by its name; a missing parameter does not compile. */
export function href<Name extends RouteName>(name: Name, ...args: Args<Name>): string {
  const params = new Map<string, string | number>(Object.entries(args[0] ?? {}));
  return paths[name].replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params.get(param) ?? ''));
}
