/** Creates the actions of one type. Has the type as a property, so that sagas wait for the creator, not for a string. */
export type ActionCreator<Type extends string, Args extends unknown[], Fields extends object> = ((
  ...args: Args
) => { type: Type } & Fields) & { readonly type: Type };

/** `getFields` returns the fields of an action without its type; omit it for an action without fields. */
export function actionCreator<const Type extends string>(type: Type): ActionCreator<Type, [], object>;
export function actionCreator<const Type extends string, Args extends unknown[], Fields extends object>(
  type: Type,
  getFields: (...args: Args) => Fields,
): ActionCreator<Type, Args, Fields>;
export function actionCreator(type: string, getFields: (...args: unknown[]) => object = () => ({})) {
  return Object.assign((...args: unknown[]) => ({ type, ...getFields(...args) }), { type });
}
