/** Name of the query parameter that opens the crew sheets of chosen jobs: `?sheets=1042,1043`. */
export const SHEETS_PARAM = 'sheets';

/** Maximum number of sheets. Each needs two calls. */
const mostSheets = 20;

/** The order ids of the address bar; anything else is ignored. */
export function parseSheetIds(text: string | null): number[] {
  const ids = (text ?? '')
    .slice(0, 400)
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, mostSheets);
}

export const toSheetsQuery = (orderIds: readonly number[]): string => `?${SHEETS_PARAM}=${orderIds.join(',')}`;
