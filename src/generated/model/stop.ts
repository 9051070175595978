/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';
import type { Phone } from './phone';
import type { StateCode } from './stateCode';
import type { StopElevator } from './stopElevator';
import type { StopParking } from './stopParking';
import type { StopPlaceType } from './stopPlaceType';

/**
 * A stop. A provider may write it as one text.
 */
export interface Stop {
  /** @maxLength 120 */
  address_line: string;
  /**
     * @maxLength 20
     * @nullable
     */
  unit: string | null;
  /** The address has no unit although the property type usually does. */
  no_unit: boolean;
  /**
     * @minLength 1
     * @maxLength 60
     */
  city: string;
  state: StateCode;
  /**
     * @maxLength 5
     * @pattern ^([0-9]{5})?$
     */
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
  /** @nullable */
  place_type: StopPlaceType;
  /**
     * @minimum 0
     * @maximum 30
     * @nullable
     */
  floor: number | null;
  /**
     * @minimum 0
     * @maximum 10
     * @nullable
     */
  flights_of_stairs: number | null;
  /** @nullable */
  elevator: StopElevator;
  elevator_window: ArrivalWindow | null;
  /**
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  long_carry_ft: number | null;
  /** @nullable */
  parking: StopParking;
  /**
     * @minimum 8
     * @maximum 60
     * @nullable
     */
  truck_max_ft: number | null;
  /**
     * @maxLength 100
     * @nullable
     */
  contact_name: string | null;
  contact_phone: Phone | null;
  /** @maxLength 500 */
  access_notes: string;
  /** A certificate of insurance is required. */
  coi_required: boolean;
}
