import { keepPreviousData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelBranchInvitation,
  createEmployee,
  getGetBranchInvitationsQueryKey,
  getGetEmployeeQueryKey,
  getGetEmployeeQueryOptions,
  getGetEmployeesQueryKey,
  getGetTeamSummaryQueryKey,
  getSearchHelpersGloballyQueryKey,
  inviteHelper,
  updateEmployee,
  updateEmployeeWithPhoto,
  useChangeEmployeeTerms,
  useDeleteEmployee,
  useGetBranchInvitations,
  useGetEmployee,
  useGetEmployees,
  useGetTeamSummary,
  useSearchHelpersGlobally,
} from '../../generated/endpoints/team/team';
import type {
  Employee,
  EmployeeCreateRequest,
  EmployeeDetail,
  EmployeePage,
  EmployeeUpdateRequest,
  GetEmployeesParams,
  InviteHelperRequest,
} from '../../generated/model';
import { changedRows } from '../../platform/cache/pagedRows';
import { settles } from '../../platform/cache/queryClient';
import { uploadProgress } from '../../platform/http/uploadProgress';
import { useRepeatable } from '../../platform/http/useRepeatable';
import { photoRequest } from './model/memberValues';

/** Members on a page of the lists. */
export const MEMBERS_PER_PAGE = 25;
/** Requests to join on a page. */
export const REQUESTS_PER_PAGE = 25;
/** Helpers on a page of what was found. */
export const HELPERS_PER_PAGE = 20;

export type MembersQuery = Omit<GetEmployeesParams, 'per_page'>;

/** A page of members by name. While another page is on its way the one before stays. */
export function useMembers(branchId: number, query: MembersQuery) {
  const params = { ...query, per_page: MEMBERS_PER_PAGE };
  return useGetEmployees(branchId, params, { query: { placeholderData: keepPreviousData } });
}

/** How many there are of each, for tiles and tabs. */
export const useTeamSummary = (branchId: number) => useGetTeamSummary(branchId);

/** A member with all that is kept of them. */
export const useMember = (employeeId: number) => useGetEmployee(employeeId);

/** A member as of now, for what removing them would do. */
export const useMemberNow = (employeeId: number) => useGetEmployee(employeeId, { query: { staleTime: 0 } });

/** Asks for a member as of now. */
export function useFreshMember(employeeId: number) {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...getGetEmployeeQueryOptions(employeeId), staleTime: 0 });
}

/** Invitation states as the provider filters them: waiting, said no, taken back. */
export const requestStates = { requested: '1', rejected: '3', cancelled: '4' } as const;
export type RequestState = keyof typeof requestStates;

/** A page of helpers asked to join, with the totals of all states. */
export function useRequests(branchId: number, state: RequestState, page: number) {
  const params = { 'filter[status]': requestStates[state], page, per_page: REQUESTS_PER_PAGE };
  return useGetBranchInvitations(branchId, params, { query: { placeholderData: keepPreviousData } });
}

/** A page of helpers who could be asked to join, best fit first. `positions` as a comma list. */
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

/** What is shown of a branch's team is no longer true: lists, numbers, requests, what was found; and one member, if named. */
export function teamChanged(queryClient: QueryClient, branchId: number, employeeId?: number): Promise<unknown> {
  const stale = [
    getGetEmployeesQueryKey(branchId),
    getGetTeamSummaryQueryKey(branchId),
    getGetBranchInvitationsQueryKey(branchId),
    getSearchHelpersGloballyQueryKey(branchId),
    ...(employeeId === undefined ? [] : [getGetEmployeeQueryKey(employeeId)]),
  ];
  return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Told how much of what is sent has left, from 0 to 1. */
type OnProgress = (part: number) => void;

/** Adds a member to branches. */
export function useAddMember(branchId: number, onProgress: OnProgress) {
  const queryClient = useQueryClient();
  const send = useRepeatable((data: EmployeeCreateRequest, keyed) =>
    createEmployee(data, { ...keyed, ...uploadProgress(onProgress) }),
  );
  return useMutation({
    mutationFn: send,
    onSuccess: (member) => keepMember(queryClient, branchId, member),
  });
}

/** What is changed of a member, and the new photo, if there is one. */
type MemberChange = { change: EmployeeUpdateRequest; photo: Blob | null };

/** Changes what is sent of a member and nothing else; a stale version is refused with 409. */
export function useSaveMember(branchId: number, employeeId: number, onProgress: OnProgress) {
  const queryClient = useQueryClient();
  const send = useRepeatable(({ change, photo }: MemberChange, keyed) =>
    photo
      ? updateEmployeeWithPhoto(employeeId, photoRequest(change, photo), { ...keyed, ...uploadProgress(onProgress) })
      : updateEmployee(employeeId, change, keyed),
  );
  return useMutation({
    // Merged, or asked about in a dialog.
    meta: settles('stale_version'),
    mutationFn: send,
    onSuccess: (member) => keepMember(queryClient, branchId, member),
  });
}

/** Changes rate or status of a member; sent twice it does the same, so it needs no key. */
export function useChangeTerms(branchId: number) {
  const queryClient = useQueryClient();
  return useChangeEmployeeTerms({
    mutation: {
      onSuccess: (member) => keepRow(queryClient, branchId, member),
      // Refused or done: what is shown may be older than what the provider knows.
      onSettled: (_, __, { employeeId }) => void teamChanged(queryClient, branchId, employeeId),
    },
  });
}

/** Takes a member out of the branch; invitations to jobs to come are cancelled. */
export function useRemoveMember(branchId: number) {
  const queryClient = useQueryClient();
  return useDeleteEmployee({
    mutation: {
      onSuccess: (_, { employeeId }) => forget(queryClient, employeeId),
      onSettled: () => void teamChanged(queryClient, branchId),
    },
  });
}

/** Asks a helper to join the branch. */
export function useInviteHelper(branchId: number) {
  const queryClient = useQueryClient();
  const send = useRepeatable((sent: { userId: number; data: InviteHelperRequest }, keyed) =>
    inviteHelper(branchId, sent.data, { id: sent.userId }, keyed),
  );
  return useMutation({
    mutationFn: send,
    onSettled: () => void teamChanged(queryClient, branchId),
  });
}

/** Takes a request to join back; refused with 409 once it is answered. `keepalive` while the page goes away. */
export function useTakeRequestBack(branchId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ requestId, ...how }: { requestId: number; keepalive?: boolean }) =>
      cancelBranchInvitation(requestId, how),
    onSettled: () => teamChanged(queryClient, branchId),
  });
}

/** Writes a member down wherever they are shown. */
function keepMember(queryClient: QueryClient, branchId: number, member: EmployeeDetail): void {
  queryClient.setQueryData<EmployeeDetail>(getGetEmployeeQueryKey(member.id), member);
  void teamChanged(queryClient, branchId);
}

/** Writes a row of the lists down at once: nothing flickers back until they are loaded again. */
function keepRow(queryClient: QueryClient, branchId: number, member: Employee): void {
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

/** Nobody is there to be asked for any more. */
function forget(queryClient: QueryClient, employeeId: number): void {
  queryClient.removeQueries({ queryKey: getGetEmployeeQueryKey(employeeId) });
}
