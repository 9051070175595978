/** The shape of texts without their words: any text for a text, the same arguments for a function, the same keys. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...args: infer Args) => infer Said
    ? (...args: Args) => Translation<Said>
    : Texts extends object
      ? { readonly [Key in keyof Texts]: Translation<Texts[Key]> }
      : Texts;
