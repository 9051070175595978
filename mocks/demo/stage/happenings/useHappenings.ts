import { type RefObject, useEffect, useState } from 'react';
import { isPassedPush } from '../../../hosts/bridge/outerPage';
import { type Happening, readHappening } from './happening';

/** Milliseconds that a line about the other side stays. */
const shownMs = 7_000;

/** The newest activity that someone else caused in this frame, for a few seconds. */
export function useHappenings(frame: RefObject<HTMLIFrameElement | null>, person: string): Happening | undefined {
  const [happening, setHappening] = useState<Happening>();
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isPassedPush(data)) return;
      const found = readHappening(data.text);
      if (found && found.actor !== person) setHappening(found);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, person]);
  useEffect(() => {
    if (!happening) return undefined;
    const timer = setTimeout(() => setHappening(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [happening]);
  return happening;
}
