import { invitationsList, OrderUnavailable, useCrew } from '../../orders';
import type { ReactNode } from 'react';
import type { Crew, InvitableEmployees } from '#generated/model';
import { bundleQueries } from '#platform/cache/queryBundle';
import { useUndoable } from '#platform/offline/useUndoable';
import { useCandidates } from '../api';
import { withoutWithdrawn } from '../model/candidates';
import { useIsCurrent } from './useIsCurrent';

type Props = {
  orderId: number;
  /** Waits for current data where an earlier visit left outdated data. */
  current?: boolean;
  loading: ReactNode;
  children: (crew: Crew, people: InvitableEmployees) => ReactNode;
};

/** Loads the crew of a job and the candidates for it. */
export function WithCandidates({ orderId, current = false, loading, children }: Props) {
  const crew = useCrew(orderId);
  const people = useCandidates(orderId);
  const { hidden } = useUndoable(invitationsList(orderId));
  const isFetching = crew.isFetching || people.isFetching;
  const isCurrent = useIsCurrent(isFetching);
  if (crew.data && people.data && (isCurrent || !current))
    return children(crew.data, hidden.size === 0 ? people.data : withoutWithdrawn(people.data, crew.data));
  const { failed, retry } = bundleQueries([crew, people]);
  if (!failed) return loading;
  return <OrderUnavailable error={failed.error} retrying={isFetching} onRetry={retry} />;
}
