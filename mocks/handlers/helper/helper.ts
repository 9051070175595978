import * as generated from '../../generated/handlers/helper/helper.msw';
import { implement } from '../../http/implement';
import { getAvailabilities, requireHelper, updateAvailabilities } from './availabilities';
import { getHelperProfile, updateOwnTools, updatePersonalInfo, updatePositions, updateVehicles } from './changeProfile';
import { getEarnings } from './earnings';
import { getHourlyRate, getOwnServingAreas, updateHourlyRate, updateOwnServingAreas } from './market';
import { getOwnData } from './ownData';
import { getOwnRating } from './ownRating';
import { updatePause } from './pause';

export const helperHandlers = implement(
  generated,
  {
    getHelperProfile,
    getAvailabilities,
    updateAvailabilities,
    getOwnServingAreas,
    updateOwnServingAreas,
    getHourlyRate,
    updateHourlyRate,
    getOwnRating,
    getEarnings,
    getOwnData,
    updatePause,
    updateVehicles,
    updateOwnTools,
    updatePositions,
    updatePersonalInfo,
  },
  {
    updatePersonalInfo: ({ user }) => requireHelper(user),
  },
);
