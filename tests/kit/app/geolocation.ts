import { onTestFinished } from 'vitest';

const refusal = { code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' } as const;

/**
 * Fakes a device with a position, a refusal, or no signal. One that `never` answers reports on `giveUp` that it found
 * none.
 */
export function createGeolocation(answer: { lat: number; lng: number } | 'refused' | 'no signal' | 'never') {
  let asked = 0;
  let giveUp = () => {};
  const geolocation = {
    getCurrentPosition: (found: PositionCallback, failed?: PositionErrorCallback | null) => {
      asked += 1;
      if (answer === 'never') giveUp = () => failed?.({ ...refusal, code: refusal.TIMEOUT });
      else if (answer === 'refused') failed?.(refusal);
      else if (answer === 'no signal') failed?.({ ...refusal, code: refusal.POSITION_UNAVAILABLE });
      else found({ coords: { latitude: answer.lat, longitude: answer.lng } } as GeolocationPosition);
    },
    watchPosition: () => 0,
    clearWatch: () => undefined,
  } satisfies Geolocation;
  return { geolocation, countPositionRequests: () => asked, giveUp: () => giveUp() };
}

/** Gives the test's browser a position. */
export function setGeolocation(answer: Parameters<typeof createGeolocation>[0]) {
  const { geolocation, ...device } = createGeolocation(answer);
  const before = Object.getOwnPropertyDescriptor(navigator, 'geolocation');
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  onTestFinished(() => {
    if (before) Object.defineProperty(navigator, 'geolocation', before);
    else Reflect.deleteProperty(navigator, 'geolocation');
  });
  return device;
}
