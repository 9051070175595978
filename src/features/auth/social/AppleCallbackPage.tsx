import { useState } from 'react';
import { exchangeAppleCode } from '../api';
import { Exchange, useExchange } from './Exchange';
import { socialTexts } from '../login/texts';

/** Apple redirected the browser here: exchanges the code, or shows the failure (spec section 8). */
export default function AppleCallbackPage() {
  const [failure, setFailure] = useState<string>();
  useExchange('apple', exchangeAppleCode, (reason = socialTexts.failed) => setFailure(reason));
  return <Exchange failure={failure} />;
}
