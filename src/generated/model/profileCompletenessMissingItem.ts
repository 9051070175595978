/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type ProfileCompletenessMissingItem = 'name' | 'phone' | 'position' | 'serving_area' | 'availability' | 'hourly_rate';