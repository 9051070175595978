/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type CrewCheckedInEventStep = 'on_my_way' | 'checked_in' | 'checked_out';