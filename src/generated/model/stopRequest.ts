/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';
import type { Phone } from './phone';
import type { StateCode } from './stateCode';
import type { StopRequestElevator } from './stopRequestElevator';
import type { StopRequestParking } from './stopRequestParking';
import type { StopRequestPlaceType } from './stopRequestPlaceType';
import type { Zip } from './zip';

/**
 * A stop as it is created.
 */
export interface StopRequest {
  /**
     * @minLength 1
     * @maxLength 120
     */
  address_line: string;
  /**
     * @maxLength 20
     * @nullable
     */
  unit?: string | null;
  /** The address has no unit although the property type usually does. */
  no_unit?: boolean;
  /**
     * @minLength 1
     * @maxLength 60
     */
  city: string;
  state: StateCode;
  zip: Zip;
  /**
     * Position of the pin; else the city.
     * @minimum -90
     * @maximum 90
     * @nullable
     */
  lat?: number | null;
  /**
     * @minimum -180
     * @maximum 180
     * @nullable
     */
  lng?: number | null;
  place_type: StopRequestPlaceType;
  /**
     * @minimum 0
     * @maximum 30
     */
  floor?: number;
  /**
     * @minimum 0
     * @maximum 10
     */
  flights_of_stairs?: number;
  elevator?: StopRequestElevator;
  elevator_window?: ArrivalWindow | null;
  /**
     * @minimum 0
     * @maximum 1000
     */
  long_carry_ft?: number;
  parking?: StopRequestParking;
  /**
     * @minimum 8
     * @maximum 60
     * @nullable
     */
  truck_max_ft?: number | null;
  /**
     * @maxLength 100
     * @nullable
     */
  contact_name?: string | null;
  contact_phone?: Phone | null;
  /** @maxLength 500 */
  access_notes?: string;
  /** A certificate of insurance is required. */
  coi_required?: boolean;
}
