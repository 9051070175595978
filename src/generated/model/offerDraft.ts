/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';
import type { HelpType } from './helpType';
import type { MoveSize } from './moveSize';
import type { OfferDraftElevator } from './offerDraftElevator';
import type { OfferDraftPlaceType } from './offerDraftPlaceType';
import type { Phone } from './phone';
import type { StateCode } from './stateCode';
import type { Zip } from './zip';

/**
 * A need without an order. Publishing it creates the order in the branch, with the company as the customer until the office enters one.
 */
export interface OfferDraft {
  /** In the time zone of the branch. */
  date: string;
  arrival_window: ArrivalWindow;
  /**
     * @minimum 1
     * @maximum 14
     */
  estimated_hours: number;
  /**
     * @minLength 1
     * @maxLength 60
     */
  city: string;
  state: StateCode;
  /** The first of the city if absent. */
  zip?: Zip;
  /**
     * @minLength 1
     * @maxLength 120
     */
  address_line?: string;
  /** @maxLength 20 */
  unit?: string;
  place_type?: OfferDraftPlaceType;
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
  elevator?: OfferDraftElevator;
  help_type?: HelpType;
  move_size?: MoveSize;
  /**
     * @minLength 1
     * @maxLength 50
     */
  customer_name?: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  customer_last_name?: string;
  customer_primary_phone?: Phone;
}
