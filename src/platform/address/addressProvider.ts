/** An address that a provider found for a typed text. */
export type FoundAddress = {
  /** Unique among the addresses of one search. */
  id: string;
  address_line: string;
  city: string;
  /** Two-letter code. */
  state: string;
  /** Five digits, '' if the provider does not know them. */
  zip: string;
  lat: number | null;
  lng: number | null;
};

type AddressSearch = {
  text: string;
  /** Position of the branch: addresses near it come first. Null if it is not known. */
  near: { lat: number; lng: number } | null;
  signal: AbortSignal;
};

/** Finds addresses in the United States. Rejects when it cannot be reached. */
export type AddressProvider = (search: AddressSearch) => Promise<readonly FoundAddress[]>;
