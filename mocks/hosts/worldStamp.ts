/**
 * Names what a saved world was made of: its tables, seed and rules. Vite puts a hash of them here
 * (tools/vite/worldStamp.ts). Without Vite, as in `npm run server`, a world is in memory only, and one name does for all.
 */
export const worldStamp: string = 'memory';
