/**
 * Names of form fields, checked against the form's values. Field components accept no other name, so a typo does
 * not compile. At run time a name is the plain string that final-form and the provider use.
 */

declare const valueOf: unique symbol;
declare const valuesOf: unique symbol;

/** The name of a field that holds a `Value`, in a form of `Values`. */
export type FieldName<Value = unknown, Values extends object = object> = string & {
  readonly [valueOf]: Value;
  readonly [valuesOf]: Values;
};

/** Creates names of fields in a `Part` of the values: `field('zip')`, `field('stops[0].zip')`. */
export type Names<Part, Values extends object> = <Path extends FieldPath<Part>>(
  path: Path,
) => FieldName<ValueAt<Part, Path>, Values>;

/** The names of a form. `root` is all its values, for sections that several forms share. */
export type FormNames<Values extends object> = Names<Values, Values> & { readonly root: FieldName<Values, Values> };

/** Creates the names of a form with these values. */
export function createFieldNames<Values extends object>(): FormNames<Values> {
  // One function serves every form: which names it accepts is known to the compiler alone.
  return formNames as unknown as FormNames<Values>;
}

/** Creates the names in a part of a form: a list entry, or the values of a shared section. */
export function createPartNames<Part extends object, Values extends object>(
  part: FieldName<Part, Values>,
): Names<Part, Values> {
  const toName = (path: string) => (part === '' ? path : `${part}.${path}`);
  return toName as Names<Part, Values>;
}

const formNames = Object.assign((path: string) => path, { root: '' });

/** Every path into the values: `zip`, `address.zip`, `stops`, `stops[0]`, `stops[0].zip`. */
type FieldPath<Part> = Part extends Whole
  ? never
  : Part extends readonly (infer Entry)[]
    ? `[${number}]` | `[${number}]${PathInside<Entry>}`
    : { [Key in keyof Part & string]-?: Key | `${Key}${PathInside<Part[Key]>}` }[keyof Part & string];

type PathInside<Part> = Part extends readonly unknown[] ? FieldPath<Part> : `.${FieldPath<Part>}`;

/** Values that have no fields. */
type Whole = string | number | boolean | null | undefined | Blob | Date;

/** The type of the value at a path. */
type ValueAt<Part, Path extends string> = Path extends `${infer Head}.${infer Tail}`
  ? ValueAt<StepInto<Part, Head>, Tail>
  : StepInto<Part, Path>;

type StepInto<Part, Step extends string> = Step extends `${infer List}[${number}]`
  ? EntryOf<Property<Part, List>>
  : Property<Part, Step>;

type Property<Part, Key extends string> = Part extends null | undefined
  ? undefined
  : Key extends keyof Part
    ? Part[Key]
    : Key extends ''
      ? Part
      : never;

type EntryOf<List> = List extends readonly (infer Entry)[] ? Entry : undefined;
