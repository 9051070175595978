import { useState } from 'react';
import { href } from '../../../platform/routing/href';
import { useNavigate } from '../../../platform/routing/useLink';
import { useSessionDispatch } from '../../../platform/session/useSession';
import { type Exchanged, sessionActionOf, takeCallbackFields } from './callback';
import { useOnce } from './useOnce';

type Fields = Record<string, string>;

/** Exchanges what a provider sent back, once: the person is signed in, or goes on to sign up. */
export function useExchange(exchange: (fields: Fields) => Promise<Exchanged>, onFailure: () => void): void {
  const [fields] = useState(takeCallbackFields);
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  useOnce(() => {
    if (fields.error !== undefined) return onFailure();
    exchange(fields).then((exchanged) => {
      dispatch(sessionActionOf(exchanged));
      if ('is_new' in exchanged) navigate(href('sign-up'), { replace: true });
    }, onFailure);
  });
}
