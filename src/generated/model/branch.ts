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
  /**
     * @minimum 1
     * @nullable
     */
  company_id: number | null;
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
     * @nullable
     */
  lat: number | null;
  /**
     * @minimum -180
     * @maximum 180
     * @nullable
     */
  lng: number | null;
  timezone: string;
  /**
     * @minimum 1
     * @maximum 14
     * @nullable
     */
  default_min_hours: number | null;
  default_arrival_windows: ArrivalWindow[];
  /**
     * @minimum 0
     * @maximum 240
     * @nullable
     */
  travel_buffer_minutes: number | null;
  serving_areas: ServingArea[];
  managers: Manager[];
  /**
     * @minimum 0
     * @nullable
     */
  members_count: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  open_orders_count: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  unread_count: number | null;
  /** @nullable */
  created_at: string | null;
  /**
     * Counts the changes of the branch.
     * @minimum 1
     * @nullable
     */
  version: number | null;
}
