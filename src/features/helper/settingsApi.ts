import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getGetAvailabilitiesQueryKey,
  getGetHelperProfileQueryKey,
  getGetHourlyRateQueryKey,
  getGetOwnServingAreasQueryKey,
  updateAvailabilities,
  updateHourlyRate,
  updateOwnServingAreas,
  updateOwnTools,
  updatePersonalInfo,
  updatePositions,
  updateVehicles,
  useGetAvailabilities,
  useGetHelperProfile,
  useGetHourlyRate,
  useGetOwnRating,
  useGetOwnServingAreas,
} from '#generated/endpoints/helper/helper';
import { useGetServingAreas, useGetTools, useGetVehicleTypes } from '#generated/endpoints/lookups/lookups';
import {
  getGetNotificationPreferencesQueryKey,
  updateNotificationPreferences,
  useGetNotificationPreferences,
} from '#generated/endpoints/notifications/notifications';
import type { HelperProfile, PersonalInfoRequest } from '#generated/model';
import { storeAnswer } from '#platform/cache/storeAnswer';
import { uploadProgress } from '#platform/http/http';
import { invalidateHelper } from './api';

/** A save replaces what it is about, so a form starts with the newest values. */
const fresh = { query: { staleTime: 0 } } as const;

export const useHelperProfile = () => useGetHelperProfile(fresh);
export const useHelperRates = () => useGetHourlyRate(fresh);
export const useWorkAreas = () => useGetOwnServingAreas(fresh);
export const useWorkHours = () => useGetAvailabilities(fresh);
export const useOwnRating = () => useGetOwnRating();
export const useNotificationPreferences = () => useGetNotificationPreferences(fresh);

/** All areas a helper can choose, by name. */
export const useAreasToChoose = () => useGetServingAreas();
export const useToolsToChoose = () => useGetTools();
export const useVehicleTypesToChoose = () => useGetVehicleTypes();

/** Saves a part of the profile. Its completeness, the calendar and the invitations depend on it. */
function useProfileSave<Request, Answer>(
  send: (request: Request) => Promise<Answer>,
  queryKey: () => readonly unknown[],
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      storeAnswer(queryClient, queryKey(), answer);
      void invalidateProfile(queryClient);
    },
  });
}

function invalidateProfile(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([queryClient.invalidateQueries({ queryKey: ['helper-profile'] }), invalidateHelper(queryClient)]);
}

export const useSaveRates = () => useProfileSave(updateHourlyRate, getGetHourlyRateQueryKey);
export const useSaveWorkAreas = () => useProfileSave(updateOwnServingAreas, getGetOwnServingAreasQueryKey);
export const useSaveWorkHours = () => useProfileSave(updateAvailabilities, getGetAvailabilitiesQueryKey);
export const useSaveTools = () => useProfileSave(updateOwnTools, getGetHelperProfileQueryKey);
export const useSaveVehicles = () => useProfileSave(updateVehicles, getGetHelperProfileQueryKey);
export const useSaveRole = () => useProfileSave(updatePositions, getGetHelperProfileQueryKey);

/** `onProgress` is called with the share of the upload that was sent, from 0 to 1. */
export function useSavePersonalInfo(onProgress?: (part: number) => void) {
  const how = onProgress ? uploadProgress(onProgress) : undefined;
  return useProfileSave<PersonalInfoRequest, HelperProfile>(
    (request) => updatePersonalInfo(request, how),
    getGetHelperProfileQueryKey,
  );
}

export const useSaveNotificationPreferences = () =>
  useProfileSave(updateNotificationPreferences, getGetNotificationPreferencesQueryKey);
