/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';
import type { Email } from './email';
import type { Phone } from './phone';
import type { StateCode } from './stateCode';
import type { Timezone } from './timezone';
import type { Zip } from './zip';

/**
 * Multipart form; absent fields stay unchanged, a list that is sent replaces the old one.
 */
export interface BranchUpdateRequest {
  /**
     * Logo; JPEG, PNG or WebP, up to 5 MB, 100 x 100 pixels or more.
     * @maxLength 5242880
     */
  avatar?: Blob | File;
  /**
     * Unique in the company.
     * @minLength 1
     * @maxLength 60
     */
  name?: string;
  phone?: Phone;
  /** Empty text removes it. */
  email?: Email | '';
  /**
     * @minLength 1
     * @maxLength 120
     */
  address_line?: string;
  /**
     * Empty text removes it.
     * @maxLength 20
     */
  unit?: string;
  /**
     * @minLength 1
     * @maxLength 60
     */
  city?: string;
  state?: StateCode;
  zip?: Zip;
  /**
     * @minimum -90
     * @maximum 90
     */
  lat?: number;
  /**
     * @minimum -180
     * @maximum 180
     */
  lng?: number;
  timezone?: Timezone;
  /**
     * @minimum 1
     * @maximum 14
     */
  default_min_hours?: number;
  /**
     * @minimum 0
     * @maximum 240
     */
  travel_buffer_minutes?: number;
  /** @maxItems 6 */
  'default_arrival_windows[]'?: ArrivalWindow[];
  /**
     * @minItems 1
     * @maxItems 20
     * @items.minimum 1
     */
  'serving_area_ids[]'?: number[];
  /**
     * Miles, one for each of `serving_area_ids[]` in the same order. Without it new areas have their usual radius and the others keep theirs.
     * @maxItems 20
     * @items.minimum 5
     * @items.maximum 100
     */
  'serving_area_radii[]'?: number[];
  /**
     * Ids of managers (not of users).
     * @maxItems 50
     * @items.minimum 1
     */
  'manager_ids[]'?: number[];
  /** Sent instead of the list to empty it. */
  default_arrival_windows?: '';
  /** Sent instead of the list to empty it. */
  manager_ids?: '';
  /**
     * The version that was read; not compared if absent.
     * @minimum 1
     */
  version?: number;
}
