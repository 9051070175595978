import * as generated from '../../generated/handlers/helper/helper.msw';
import { implement } from '../../http/implement';
import { getAvailabilities, updateAvailabilities } from './availabilities';

export const helperHandlers = implement(generated, {
  getAvailabilities,
  updateAvailabilities,
});
