import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usStates } from '#domain/places/usStates';
import {
  createBranch,
  getGetBranchesQueryKey,
  getGetBranchQueryKey,
  getGetBranchQueryOptions,
  updateBranch,
  useDeleteBranch,
  useGetBranch,
} from '#generated/endpoints/branches/branches';
import {
  getGetManagersQueryKey,
  getGetZipPlacesQueryKey,
  getZipPlaces,
  useGetManagers,
  useGetServingArea,
  useGetServingAreas,
} from '#generated/endpoints/lookups/lookups';
import type { Branch, BranchCreateRequest, BranchSummary, BranchUpdateRequest, ZipPlace } from '#generated/model';
import { createGeocoder } from '#platform/address/geocoder';
import { handledErrorCodes } from '#platform/cache/queryClient';
import { storeAnswer } from '#platform/cache/storeAnswer';
import { useSettings } from '#platform/config/SettingsContext';
import { uploadProgress } from '#platform/http/http';

export const useBranch = (branchId: number) => useGetBranch(branchId);

/** Returns a function that fetches the latest version of a branch and bypasses the cache. */
export function useFreshBranch(branchId: number) {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...getGetBranchQueryOptions(branchId), staleTime: 0 });
}

/** Everyone who can become a manager of a branch. */
export const useManagers = () => useGetManagers();
/** All areas, by name. */
export const useAllServingAreas = () => useGetServingAreas();
/** One area with its boundary, loaded when it is focused. */
export const useAreaBoundary = (areaId: number | undefined) =>
  useGetServingArea(areaId ?? 0, { query: { enabled: areaId !== undefined } }).data?.boundary;

/** The cities of a complete ZIP code; undefined while they are not known. */
export function usePlacesOfZip(zip: string | undefined): readonly ZipPlace[] | undefined {
  const { data } = useQuery({
    ...quietly,
    queryKey: getGetZipPlacesQueryKey({ zip: zip ?? '' }),
    queryFn: ({ signal }) => getZipPlaces({ zip: zip ?? '' }, undefined, signal).catch(() => []),
    enabled: zip !== undefined,
  });
  return data;
}

/** The first address that the geocoder of the settings finds for a text. Undefined without a geocoder or a text. */
export function useLocatedStreet(text: string | undefined, near: { lat: number; lng: number } | undefined) {
  const { geocoderUrl } = useSettings();
  const isOn = text !== undefined && geocoderUrl !== undefined && near !== undefined;
  const { data } = useQuery({
    ...quietly,
    queryKey: ['geocoder', geocoderUrl, text],
    queryFn: async ({ signal }) => {
      if (!isOn) return null;
      const found = await createGeocoder(geocoderUrl, usStates)({ text, near, signal }).catch(() => []);
      return found[0] ?? null;
    },
    enabled: isOn,
  });
  return data ?? undefined;
}

/** A convenience: when it fails, nothing shows. Answers stay for the session. */
const quietly = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** Called with the share of the upload that was sent, from 0 to 1. */
type OnProgress = (part: number) => void;

export function useAddBranch(onProgress: OnProgress) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (data: BranchCreateRequest) => createBranch(data, uploadProgress(onProgress)),
    onSuccess: (branch) => updateCachedBranch(queryClient, branch.id, branch),
  });
}

/** Updates only the sent fields of a branch. */
export function useChangeBranch(branchId: number, onProgress: OnProgress) {
  const queryClient = useQueryClient();
  return useMutation({
    // Merged in a dialog.
    meta: handledErrorCodes('stale_version'),
    mutationFn: (data: BranchUpdateRequest) => updateBranch(branchId, data, uploadProgress(onProgress)),
    onSuccess: (branch) => updateCachedBranch(queryClient, branchId, branch),
  });
}

/** Deletes a branch by its typed name. Refused with 409 while it has open orders. */
export function useRemoveBranch() {
  const queryClient = useQueryClient();
  return useDeleteBranch({
    mutation: {
      onSuccess: (_, { id }) => {
        queryClient.setQueryData<BranchSummary[]>(getGetBranchesQueryKey(), (all) =>
          all?.filter((branch) => branch.id !== id),
        );
      },
      onError: (_, { id }) => void queryClient.invalidateQueries({ queryKey: getGetBranchQueryKey(id) }),
    },
  });
}

/** Updates the branch wherever it is shown; managers and the list are fetched again. */
function updateCachedBranch(queryClient: QueryClient, branchId: number, branch: Branch): void {
  storeAnswer(queryClient, getGetBranchQueryKey(branchId), branch);
  void queryClient.invalidateQueries({ queryKey: getGetBranchesQueryKey(), exact: true });
  void queryClient.invalidateQueries({ queryKey: getGetManagersQueryKey() });
}
