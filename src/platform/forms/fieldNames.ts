/**
 * Names of form fields, checked against the values of the form. Field components accept no other name, so a typo does
 * not compile. At run time a name is the plain string that final-form and the provider know.
 */

declare const valueOf: unique symbol;
declare const valuesOf: unique symbol;

/** The name of a field that holds a `Value`, in a form of `Values`. */
export type FieldName<Value = unknown, Values extends object = object> = string & {
  readonly [valueOf]: Value;
  readonly [valuesOf]: Values;
};

/** Makes names of the fields in a `Part` of the values: `field('zip')`, `field('stops[0].zip')`. */
export type Names<Part, Values extends object> = <Path extends FieldPath<Part>>(
  path: Path,
) => FieldName<ValueAt<Part, Path>, Values>;

/** The names of a form; `root` names all its values, for sections that several forms share. */
export type FormNames<Values extends object> = Names<Values, Values> & { readonly root: FieldName<Values, Values> };

/** The names of a form with these values. */
export function namesOf<Values extends object>(): FormNames<Values> {
  return formNames as unknown as FormNames<Values>;
}

/** The names inside a part of a form: an entry of a list, or the values that a shared section edits. */
export function namesIn<Part extends object, Values extends object>(
  part: FieldName<Part, Values>,
): Names<Part, Values> {
  const nameIn = (path: string) => (part === '' ? path : `${part}.${path}`);
  return nameIn as Names<Part, Values>;
}

const formNames = Object.assign((path: string) => path, { root: '' });

/** Every path into the values: `zip`, `address.zip`, `stops`, `stops[0]`, `stops[0].zip`. */
export type FieldPath<Part> = Part extends Whole
  ? never
  : Part extends readonly (infer Entry)[]
    ? `[${number}]` | `[${number}]${PathInside<Entry>}`
    : { [Key in keyof Part & string]-?: Key | `${Key}${PathInside<Part[Key]>}` }[keyof Part & string];

type PathInside<Part> = Part extends readonly unknown[] ? FieldPath<Part> : `.${FieldPath<Part>}`;

/** What has no fields inside. */
type Whole = string | number | boolean | null | undefined | Blob | Date;

/** What the values hold at a path. */
export type ValueAt<Part, Path extends string> = Path extends `${infer Head}.${infer Tail}`
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
