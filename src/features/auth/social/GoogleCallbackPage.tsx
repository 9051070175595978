import { useNavigate } from '#platform/routing/links/useLink';
import { paths } from '#platform/routing/paths';
import { showToast } from '#platform/ui/messages/toasts';
import { exchangeGoogleCode } from '../api';
import { socialTexts } from '../login/texts';
import { Exchange, useExchange } from './Exchange';

/**
 * Google redirected the browser here: exchanges the code. A failure shows a toast and leads to the login (spec section
 * 8).
 */
export default function GoogleCallbackPage() {
  const navigate = useNavigate();
  useExchange('google', exchangeGoogleCode, (reason = socialTexts.googleFailed) => {
    showToast({ message: reason, intent: 'danger', outlivesPage: true });
    navigate(paths.login, { replace: true });
  });
  return <Exchange />;
}
