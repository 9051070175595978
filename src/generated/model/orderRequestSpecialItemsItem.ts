/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export type OrderRequestSpecialItemsItem = 'piano' | 'safe' | 'pool_table' | 'hot_tub' | 'treadmill' | 'antiques' | 'aquarium';