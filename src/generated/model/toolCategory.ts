/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type ToolCategory = 'moving' | 'packing' | 'assembly' | 'safety';