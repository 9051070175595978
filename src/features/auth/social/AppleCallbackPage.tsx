import { useState } from 'react';
import { exchangeAppleCode } from '../api';
import { socialTexts } from '../login/texts';
import { Exchange, useExchange } from './Exchange';

/** Apple redirected the browser here: exchanges the code, or shows the failure (spec section 8). */
export default function AppleCallbackPage() {
  const [failure, setFailure] = useState<string>();
  useExchange('apple', exchangeAppleCode, (reason = socialTexts.failed) => setFailure(reason));
  return <Exchange failure={failure} />;
}
