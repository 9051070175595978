/** Makes the actions of one type, and carries that type: sagas wait for the creator, not for a text. */
export type ActionCreator<Type extends string, Args extends unknown[], Fields extends object> = ((
  ...args: Args
) => { type: Type } & Fields) & { readonly type: Type };

/** `fieldsOf` makes what an action carries beside its type; left out when it carries nothing. */
export function actionCreator<const Type extends string>(type: Type): ActionCreator<Type, [], object>;
export function actionCreator<const Type extends string, Args extends unknown[], Fields extends object>(
  type: Type,
  fieldsOf: (...args: Args) => Fields,
): ActionCreator<Type, Args, Fields>;
export function actionCreator(type: string, fieldsOf: (...args: unknown[]) => object = () => ({})) {
  return Object.assign((...args: unknown[]) => ({ type, ...fieldsOf(...args) }), { type });
}
