import { useState } from 'react';
import { sessionActions } from '#platform/session/slice';
import { useSessionDispatch } from '#platform/session/useSession';
import { socialTexts } from '../login/texts';
import { readCallbackFields, Exchange, useOnce } from './Exchange';

/**
 * Signs in with the token and type that another site put into the query, without a call (spec section 2). A session on
 * this device is not replaced without a question.
 */
export default function OauthLoginPage() {
  const [failed, setFailed] = useState(false);
  const dispatch = useSessionDispatch();
  useOnce(() => {
    const fields = readCallbackFields();
    const type = Number.parseInt(fields.type ?? '', 10);
    if (!fields.token || Number.isNaN(type)) return setFailed(true);
    dispatch(sessionActions.linkOpened(fields.token, type));
  });
  return <Exchange failure={failed ? socialTexts.failed : undefined} />;
}
