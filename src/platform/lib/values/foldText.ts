/** A text without case and accents, to compare what people type: "Peña" -> "pena". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
