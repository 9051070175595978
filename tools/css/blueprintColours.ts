/** Blueprint's literal palette (light theme) and the token that takes its place. Hex without the sign. */
const PALETTE: ReadonlyArray<readonly [hex: string, token: string]> = [
  ['2d72d2', '--color-primary'],
  ['215db0', '--color-primary-hover'],
  ['184a90', '--color-primary-pressed'],
  ['4c90f0', '--color-primary'],
  ['8abbff', '--color-primary-line'],
  ['99c4ff', '--color-primary-line'],
  ['7dbcff', '--color-primary-line'],
  ['cd4246', '--color-danger-strong'],
  ['ac2f33', '--color-danger-strong'],
  ['8e292c', '--color-danger-strong'],
  ['e76a6e', '--color-danger'],
  ['fa999c', '--color-danger'],
  ['238551', '--color-success'],
  ['1c6e42', '--color-success'],
  ['165a36', '--color-success'],
  ['32a467', '--color-success'],
  ['72ca9b', '--color-success-tint'],
  ['c87619', '--color-warning'],
  ['935610', '--color-warning'],
  ['77450d', '--color-warning'],
  ['ec9a3c', '--color-warning'],
  ['fbb360', '--color-warning-tint'],
  ['111418', '--color-ink'],
  ['1c2127', '--color-ink'],
  ['404854', '--color-secondary'],
  ['5f6b7c', '--color-secondary'],
  ['738091', '--color-faint'],
  ['f6f7f9', '--color-page'],
];

export const BLUEPRINT_HEX: ReadonlyMap<string, string> = new Map(PALETTE);

export const BLUEPRINT_RGB: ReadonlyMap<string, string> = new Map(
  PALETTE.map(([hex, token]) => [channels(hex).join(','), token]),
);

function channels(hex: string): number[] {
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
