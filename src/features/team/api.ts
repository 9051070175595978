import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useUpdateWorkAgain } from '#generated/endpoints/orders/orders';
import {
  createEmployee,
  getGetBranchInvitationsQueryKey,
  getGetEmployeeQueryKey,
  getGetEmployeeQueryOptions,
  getGetEmployeesQueryKey,
  getGetEmployeesQueryOptions,
  getGetMemberProfileQueryKey,
  getGetMemberProfileQueryOptions,
  getGetTeamHoursQueryKey,
  getGetTeamSummaryQueryKey,
  getGetTeamSummaryQueryOptions,
  getSearchHelpersGloballyQueryKey,
  inviteHelper,
  updateEmployee,
  updateEmployeeWithPhoto,
  useChangeEmployeeTerms,
  useDeleteEmployee,
  useGetBranchInvitations,
  useGetEmployee,
  useSearchHelpersGlobally,
  cancelBranchInvitation,
} from '#generated/endpoints/team/team';
import type {
  Employee,
  EmployeeCreateRequest,
  EmployeeDetail,
  EmployeePage,
  EmployeeUpdateRequest,
  GetEmployeesParams,
  InviteHelperRequest,
} from '#generated/model';
import { useBranchState } from '#platform/branches/slice';
import { changedRows } from '#platform/cache/pagedRows';
import { handledErrorCodes } from '#platform/cache/queryClient';
import { storeAnswer } from '#platform/cache/storeAnswer';
import { isWithoutData } from '#platform/http/answers/withoutData';
import { uploadProgress } from '#platform/http/http';
import type { OfflineMutations } from '#platform/offline/offlineMutations';
import type { Undoable } from '#platform/offline/undoables';
import { afterAttempt } from '../jobs/orders';
import { toPhotoRequest } from './model/memberValues';

/** Members on a page of the lists. */
export const MEMBERS_PER_PAGE = 25;
/** Requests to join on a page. */
export const REQUESTS_PER_PAGE = 25;
/** Helpers on a page of search results. */
export const HELPERS_PER_PAGE = 20;

export type MembersQuery = Omit<GetEmployeesParams, 'per_page'>;

/** A page of members, by name. The previous page stays while the next one loads. */
export function membersQuery(branchId: number, query: MembersQuery) {
  const params = { ...query, per_page: MEMBERS_PER_PAGE };
  return getGetEmployeesQueryOptions(branchId, params, { query: { placeholderData: keepPreviousData } });
}

export const useMembers = (branchId: number, query: MembersQuery) => useQuery(membersQuery(branchId, query));

/** Member counts for the tabs. */
export const teamSummaryQuery = (branchId: number) => getGetTeamSummaryQueryOptions(branchId);

export const useTeamSummary = (branchId: number) => useQuery(teamSummaryQuery(branchId));

/** A member with all details. */
export const memberQuery = (employeeId: number) => getGetEmployeeQueryOptions(employeeId);

export const useMember = (employeeId: number) => useQuery(memberQuery(employeeId));

/** A member's hours, jobs and ratings. */
export const memberProfileQuery = (employeeId: number) => getGetMemberProfileQueryOptions(employeeId);

export const useMemberProfile = (employeeId: number) => useQuery(memberProfileQuery(employeeId));

/** A member, always refetched: shows what removing them would do. */
export const useMemberNow = (employeeId: number) => useGetEmployee(employeeId, { query: { staleTime: 0 } });

/** Returns a function that fetches the current member, bypassing the cache. */
export function useFreshMember(employeeId: number) {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...getGetEmployeeQueryOptions(employeeId), staleTime: 0 });
}

/** Invitation states as the provider filters them: waiting, declined, withdrawn. */
const requestStates = { requested: '1', rejected: '3', cancelled: '4' } as const;
export type RequestState = keyof typeof requestStates;

/** A page of requests to join, with the totals of all states. */
export function useRequests(branchId: number, state: RequestState, page: number) {
  const params = { 'filter[status]': requestStates[state], page, per_page: REQUESTS_PER_PAGE };
  return useGetBranchInvitations(branchId, params, { query: { placeholderData: keepPreviousData } });
}

/** A page of helpers who could join, best fit first. `positions` is a comma-separated list. */
export function useFoundHelpers(branchId: number, query: { search: string; positions: string; page: number }) {
  const { search, positions, page } = query;
  const params = {
    page,
    per_page: HELPERS_PER_PAGE,
    ...(search !== '' && { search }),
    ...(positions !== '' && { 'filter[position]': positions }),
  };
  return useSearchHelpersGlobally(branchId, params, { query: { placeholderData: keepPreviousData } });
}

/** Marks a branch's team as out of date: lists, counts, requests, search results, and one member if given. */
export function invalidateTeam(queryClient: QueryClient, branchId: number, employeeId?: number): Promise<unknown> {
  const stale = [
    getGetEmployeesQueryKey(branchId),
    getGetTeamSummaryQueryKey(branchId),
    getGetTeamHoursQueryKey(branchId),
    getGetBranchInvitationsQueryKey(branchId),
    getSearchHelpersGloballyQueryKey(branchId),
    ...(employeeId === undefined ? [] : [getGetEmployeeQueryKey(employeeId)]),
  ];
  return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Marks all opened members as out of date, such as when a job changed. */
export function invalidateMembers(queryClient: QueryClient): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: getGetEmployeeQueryKey(0).slice(0, 1) });
}

/** Called with the share of the upload that was sent, from 0 to 1. */
type OnProgress = (part: number) => void;

/** Adds a member to branches. */
export function useAddMember(branchId: number, onProgress: OnProgress) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (data: EmployeeCreateRequest) => createEmployee(data, uploadProgress(onProgress)),
    onSuccess: (member) => cacheMember(queryClient, branchId, member.id, member),
  });
}

/** The changes to a member, and the new photo if there is one. */
type MemberChange = { change: EmployeeUpdateRequest; photo: Blob | null };

/** Updates only the sent fields of a member. A stale version is refused with 409. */
export function useSaveMember(branchId: number, employeeId: number, onProgress: OnProgress) {
  const queryClient = useQueryClient();
  return useMutation({
    // Merged automatically or in a dialog.
    meta: handledErrorCodes('stale_version'),
    mutationFn: ({ change, photo }: MemberChange) =>
      photo
        ? updateEmployeeWithPhoto(employeeId, toPhotoRequest(change, photo), uploadProgress(onProgress))
        : updateEmployee(employeeId, change),
    onSuccess: (member) => cacheMember(queryClient, branchId, employeeId, member),
  });
}

/** Changes a member's rate or status. */
export function useChangeTerms(branchId: number) {
  const queryClient = useQueryClient();
  return useChangeEmployeeTerms({
    mutation: {
      // The rate is merged in a dialog, the switch shows the reason.
      meta: handledErrorCodes('stale_version'),
      onSuccess: (member) => {
        if (!isWithoutData(member)) cacheRow(queryClient, branchId, member);
      },
      // Also after a refusal, because the cached data may be out of date.
      onSettled: (_, __, { employeeId }) => void invalidateTeam(queryClient, branchId, employeeId),
    },
  });
}

/** Makes a member a favorite of the company, blocks them, or neither. */
export function useMarkMember(branchId: number, employeeId: number) {
  const queryClient = useQueryClient();
  const refetchOrders = afterAttempt(queryClient, branchId);
  return useUpdateWorkAgain({
    mutation: {
      onSettled: (answer, error, request) => {
        refetchOrders(answer, error, request);
        void invalidateTeam(queryClient, branchId, employeeId);
      },
    },
  });
}

/** Removes a member from the branch. Invitations to upcoming jobs are canceled. */
export function useRemoveMember(branchId: number) {
  const queryClient = useQueryClient();
  return useDeleteEmployee({
    mutation: {
      onSuccess: (_, { employeeId }) => removeCachedMember(queryClient, employeeId),
      onSettled: () => void invalidateTeam(queryClient, branchId),
    },
  });
}

/** Sends a helper a request to join the branch. */
export function useInviteHelper(branchId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, data }: { userId: number; data: InviteHelperRequest }) =>
      inviteHelper(branchId, data, { id: userId }),
    onSettled: () => void invalidateTeam(queryClient, branchId),
  });
}

/** Updates a member wherever they are shown. */
function cacheMember(queryClient: QueryClient, branchId: number, employeeId: number, member: EmployeeDetail): void {
  storeAnswer(queryClient, getGetEmployeeQueryKey(employeeId), member);
  void queryClient.invalidateQueries({ queryKey: getGetMemberProfileQueryKey(employeeId) });
  void invalidateTeam(queryClient, branchId);
}

/** Updates a list row right away, so that the old value does not flash before the refetch. */
function cacheRow(queryClient: QueryClient, branchId: number, member: Employee): void {
  queryClient.setQueriesData<EmployeePage>(
    { queryKey: getGetEmployeesQueryKey(branchId) },
    (page) =>
      page && {
        ...page,
        data: changedRows(
          page.data,
          ({ id }) => id === member.id,
          () => member,
        ),
      },
  );
}

/** The member can no longer be fetched. */
function removeCachedMember(queryClient: QueryClient, employeeId: number): void {
  queryClient.removeQueries({ queryKey: getGetEmployeeQueryKey(employeeId) });
}

/** The branch a member is shown in: the active one if the provider does not give. */
export function useMemberBranch({ branch_id }: Pick<Employee, 'branch_id'>): number {
  const activeId = useBranchState(({ activeBranchId }) => activeBranchId);
  return branch_id ?? activeId;
}

type Request = { branchId: number; requestId: number };

/** Withdrawing a request to join can be undone for a moment. */
export function defineRequestChanges(waiting: OfflineMutations): void {
  waiting.define<Request, unknown>('take_back_request', {
    send: ({ requestId }, how) => cancelBranchInvitation(requestId, how),
    onSettled: ({ branchId }, queryClient) => invalidateTeam(queryClient, branchId),
  });
}

export const withdrawRequestCall = (request: Request): Pick<Undoable, 'call' | 'sent' | 'touches'> => ({
  call: 'take_back_request',
  sent: request,
  touches: [
    `/company-branches/${request.branchId}/invite-helper`,
    `/helper/company-branch-invitation/${request.requestId}`,
  ],
});

/** Name of the open requests of a branch where hidden entries are counted. */
export const requestsList = (branchId: number) => `requests of ${branchId}`;
