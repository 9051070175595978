export const worldFileTexts = {
  noWorld: 'This is not a saved world of the demo.',
  damaged: 'This world can’t be opened, because parts of its file are missing or damaged.',
  damagedRow: ({ table, row, column }: { table: string; row: number; column: string }) =>
    `This world can’t be opened, because row ${row} of “${table}” in its file has a wrong “${column}”.`,
  otherBuild: 'This world was saved by another version of the demo, so this one can’t open it.',
  otherSeed: (seed: string) => `This world was made with another seed. npm run server -- --seed ${seed} opens it.`,
};
