/** Events of a calendar feed. */
export const feedTexts = {
  job: (number: string, facts: string) => `Job ${number}: ${facts}`,
  arrival: (window: string) => `Arrival ${window}`,
  pickup: (place: number, address: string) => `Pickup ${place}: ${address}`,
  destination: (place: number, address: string) => `Destination ${place}: ${address}`,
  crew: (needs: string) => `Crew: ${needs}`,
  customer: (phone: string) => `Customer: ${phone}`,
};
