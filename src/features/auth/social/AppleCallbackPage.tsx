import { useState } from 'react';
import { exchangeAppleCode } from '../api';
import { Exchange } from './Exchange';
import { useExchange } from './useExchange';

/** Apple sent the browser back: the code is exchanged, or the failure stands on the page (spec section 8). */
export default function AppleCallbackPage() {
  const [failed, setFailed] = useState(false);
  useExchange('apple', exchangeAppleCode, () => setFailed(true));
  return <Exchange failed={failed} />;
}
