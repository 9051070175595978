/** A text without case, accents and curly apostrophes, to compare what people type: "Peña" -> "pena". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}
