/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';
import type { Manager } from './manager';
import type { ServingArea } from './servingArea';

/**
 * A branch with all its details.
 */
export interface Branch {
  /** @minimum 1 */
  id: number;
  name: string;
  /** @nullable */
  avatar_url: string | null;
  /** @minimum 1 */
  company_id: number;
  phone: string;
  /** @nullable */
  email: string | null;
  address_line: string;
  /** @nullable */
  unit: string | null;
  city: string;
  state: string;
  zip: string;
  /**
     * @minimum -90
     * @maximum 90
     */
  lat: number;
  /**
     * @minimum -180
     * @maximum 180
     */
  lng: number;
  timezone: string;
  /**
     * @minimum 1
     * @maximum 14
     */
  default_min_hours: number;
  default_arrival_windows: ArrivalWindow[];
  /**
     * @minimum 0
     * @maximum 240
     */
  travel_buffer_minutes: number;
  serving_areas: ServingArea[];
  managers: Manager[];
  /** @minimum 0 */
  members_count: number;
  /** @minimum 0 */
  open_orders_count: number;
  /** @minimum 0 */
  unread_count: number;
  created_at: string;
}
