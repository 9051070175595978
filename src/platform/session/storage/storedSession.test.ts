import { expect, it } from 'vitest';
import { startApp } from '../../../../tests/kit/app/startApp';
import { createNavigation } from '../../routing/navigation';
import { getStoredSession } from './profileStorage';

it.each([
  ['/helper/job', true],
  ['/helper/job?token=new', true],
  ['/oauth-login', false],
])('at %s the stored person is used before the app is rendered: %s', (path, isUsed) => {
  const { storage, token } = startApp({ as: 'marcus@helpers.example' });
  history.replaceState(null, '', path);
  const session = getStoredSession({ navigation: createNavigation(''), storage });
  expect({ token: session.token, id: session.user?.id }).toEqual(
    isUsed ? { token, id: 5 } : { token: null, id: undefined },
  );
});
