export type DevicePosition = { lat: number; lng: number };
/** `refused` by the person, or `unavailable`: no signal, no sensor, too slow. */
export type NoPosition = 'refused' | 'unavailable';

/** Timeout, including the time to answer the browser's prompt. */
export const POSITION_WAIT_MS = 10_000;
/** A position of this age is still where the person is. */
const freshMs = 60_000;

/** Reads the position of the device. The browser asks the person first; it never fails. */
export function readDevicePosition(
  // Browsers leave it out on pages without TLS.
  { geolocation }: { geolocation?: Geolocation | undefined } = navigator,
): Promise<DevicePosition | NoPosition> {
  return new Promise((resolve) => {
    if (!geolocation) {
      resolve('unavailable');
      return;
    }
    // The browser's own timeout does not count the time of its question.
    const timer = setTimeout(() => resolve('unavailable'), POSITION_WAIT_MS);
    const finish = (found: DevicePosition | NoPosition) => {
      clearTimeout(timer);
      resolve(found);
    };
    geolocation.getCurrentPosition(
      ({ coords }) => finish({ lat: roundDegrees(coords.latitude), lng: roundDegrees(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => finish(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { enableHighAccuracy: true, timeout: POSITION_WAIT_MS, maximumAge: freshMs },
    );
  });
}

/** To about ten meters: enough for an arrival, and no more than that is sent. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
