/** Events of a calendar feed. */
export const feedTexts = {
  job: (number: string, facts: string) => `Job ${number}: ${facts}`,
  arrival: (window: string) => `Arrival ${window}`,
  pickup: (number: number, address: string) => `Pickup ${number}: ${address}`,
  destination: (number: number, address: string) => `Destination ${number}: ${address}`,
  crew: (needs: string) => `Crew: ${needs}`,
  customer: (phone: string) => `Customer: ${phone}`,
};
