import { noResponseError } from '../ApiError';

/** Loads the code that reads answers, with the shapes of all of them, while the first call is on its way. */
export const loadReader = () =>
  import('./readAnswer').catch(() => {
    throw noResponseError();
  });
