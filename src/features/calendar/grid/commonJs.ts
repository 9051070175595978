/** The default export of a CommonJS module: a build wraps it once more. */
export function getDefault<Value extends object>(module: { default: Value | { default: Value } }): Value {
  return 'default' in module.default ? module.default.default : module.default;
}
