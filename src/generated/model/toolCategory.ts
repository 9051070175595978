/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type ToolCategory = 'moving' | 'packing' | 'assembly' | 'safety' | null;