import { useState, useId, useMemo, type ReactNode } from 'react';
import { namePerson } from '#domain/people/personName';
import type { BranchRights } from '#domain/people/rights';
import type { Branch, ServingArea } from '#generated/model';
import { isNotFound } from '#platform/http/failures';
import { formatPhone } from '#platform/lib/phone';
import { firstAndOthers } from '#platform/lib/text';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { useFollowBranch } from '#platform/realtime/RealtimeContext';
import { PartBoundary } from '#platform/ui/boundaries/PartBoundary';
import { Avatar } from '#platform/ui/data/Avatar';
import { SkeletonCard, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { EditIcon, TrashIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useBranch } from '../api';
import { AreaChips, ServingMap } from '../areas/ServingMap';
import { EditBranch } from '../form/EditBranch';
import { getRadius, listNamedAreas } from '../model/areas';
import { getZoneName } from '../model/branchValues';
import { formTexts, pageTexts as texts, areaTexts } from '../texts';
import { DeleteBranch } from './DeleteBranch';
import type { Chosen } from './useChosen';
import styles from './BranchPage.module.css';

type BranchViewProps = {
  branchId: number;
  chosen: Chosen;
  rights: BranchRights;
  /** True if the branch is in the list. */
  isListed: boolean;
};

/** One branch, as details or in its form. A form stays open with its values even if the branch was deleted. */
export function BranchView({ branchId, chosen, rights, isListed }: BranchViewProps) {
  const { data: branch, error, isFetching, refetch } = useBranch(branchId);
  useFollowBranch(branchId, { enabled: isListed });
  const isEditing = chosen.isEdited && rights.edit !== 'none';
  const [isDeleting, setDeleting] = useState(false);
  const isRemoved = useIsRemoved(isListed) && !isDeleting;
  const isMissing = isRemoved || isNotFound(error);
  const back = () => chosen.close({ replace: true });
  const onRetry = () => void refetch();
  if (isMissing && !isEditing) return <BranchMissing onBack={back} />;
  if (!branch) {
    if (!error) return <BranchSkeleton />;
    return <Unavailable error={error} retrying={isFetching} onRetry={onRetry} onBack={back} />;
  }
  if (!isEditing)
    return (
      <Details
        branch={branch}
        chosen={chosen}
        rights={rights}
        isDeleting={isDeleting}
        setDeleting={setDeleting}
        onRetry={onRetry}
      />
    );
  return (
    <Text as="div" canShrink className={styles.main}>
      <Text as="h2" isBreaking below={4}>
        {formTexts.editName(branch.name)}
      </Text>
      <EditBranch branch={branch} some={rights.edit === 'some'} onClose={() => chosen.open(branchId)} />
    </Text>
  );
}

type UnavailableProps = { error: unknown; retrying: boolean; onRetry: () => void; onBack: () => void };

function Unavailable({ error, retrying, onRetry, onBack }: UnavailableProps) {
  if (isNotFound(error)) return <BranchMissing onBack={onBack} />;
  return <LoadFailed query={{ error, isFetching: retrying, refetch: onRetry }} text={texts.detailFailed} />;
}

function BranchMissing({ onBack }: { onBack: () => void }) {
  return (
    <EmptyState title={texts.goneTitle} text={texts.gone} action={<Button onClick={onBack}>{texts.back}</Button>} />
  );
}

/** Checks whether it was listed and no longer is. A branch that was just added is not listed yet. */
function useIsRemoved(isListed: boolean): boolean {
  const [wasListed, setListed] = useState(isListed);
  if (isListed && !wasListed) setListed(true);
  return wasListed && !isListed;
}

type DetailsProps = Omit<BranchViewProps, 'branchId' | 'isListed'> & {
  branch: Branch;
  /** While it is being deleted here, its removal needs no notice. */
  isDeleting: boolean;
  setDeleting: (deleting: boolean) => void;
  onRetry: () => void;
};

function Details({ branch, chosen, rights, isDeleting, setDeleting, onRetry }: DetailsProps) {
  const place = texts.place(branch.city, branch.state);
  return (
    <Stack as="article" gap={4} aria-labelledby="branch-name">
      <Row as="header" gap={4} className={styles.head}>
        <Avatar name={branch.name} photoUrl={branch.avatar_url} size={56} shape="square" />
        <Text as="div" canShrink isFilling>
          <Text as="h2" isBreaking id="branch-name">
            {branch.name}
          </Text>
          {place !== '' && <Muted size={13}>{place}</Muted>}
        </Text>
        <Row align="stretch" gap={2} canShrink={false} className={styles.actions}>
          {rights.edit !== 'none' && (
            <Button icon={<EditIcon />} variant="outline" onClick={() => chosen.edit(branch.id)}>
              {texts.edit}
            </Button>
          )}
          {rights.remove && (
            <Button icon={<TrashIcon />} variant="quiet" intent="danger" onClick={() => setDeleting(true)}>
              {texts.remove}
            </Button>
          )}
        </Row>
      </Row>
      {rights.edit === 'none' && <p className={styles.reason}>{texts.readOnly}</p>}
      <PartBoundary operation="getBranch" of={branch} onRetry={onRetry}>
        <BranchFacts branch={branch} />
      </PartBoundary>
      <PartBoundary operation="getBranch" of={branch} onRetry={onRetry}>
        <BranchAreas areas={branch.serving_areas} />
      </PartBoundary>
      {isDeleting && (
        <DeleteBranch
          branch={branch}
          onClose={() => setDeleting(false)}
          onDeleted={() => chosen.close({ replace: true })}
        />
      )}
    </Stack>
  );
}

/** A branch's serving areas by name and on a map. */
function BranchAreas({ areas: all }: { areas: readonly ServingArea[] }) {
  const areas = useMemo(() => listNamedAreas(all), [all]);
  const [focusedId, setFocusedId] = useState<number>();
  const [chosen] = useState(() => areas.map(({ id }) => id));
  const id = useId();
  if (areas.length === 0) return null;
  return (
    <Card as="section" labelledBy={id} gap={4}>
      <header>
        <h3 id={id}>{areaTexts.field}</h3>
        <Muted>{summarize(areas)}</Muted>
      </header>
      <AreaChips areas={areas} focusedId={focusedId} onFocus={setFocusedId} />
      <ServingMap
        areas={areas}
        chosen={chosen}
        focusedId={focusedId}
        onPress={(pressed) => setFocusedId((before) => (before === pressed ? undefined : pressed))}
      />
    </Card>
  );
}

function summarize(areas: readonly ServingArea[]): string {
  const [miles, ...others] = new Set(areas.map((area) => getRadius(area)));
  const count = areaTexts.areas(areas.length);
  return miles === undefined || miles === null || others.length > 0 ? count : areaTexts.areasOfRadius(count, miles);
}

/** The branch's details, in two columns. */
function BranchFacts({ branch }: { branch: Branch }) {
  const id = useId();
  const facts = listFacts(branch).filter(([, value]) => Boolean(value));
  if (facts.length === 0) return null;
  return (
    <Card as="section" labelledBy={id}>
      <Text as="h3" below={4} id={id}>
        {texts.about}
      </Text>
      <Columns as="dl" columns={2} className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Muted as="dt" size={13}>
              {name}
            </Muted>
            <Text as="dd" isNumeric isBreaking>
              {value}
            </Text>
          </div>
        ))}
      </Columns>
    </Card>
  );
}

/** Each with its name; without a value if the provider does not give it. */
function listFacts(branch: Branch): [name: string, value: ReactNode][] {
  const { phone, email, default_min_hours: hours, travel_buffer_minutes: buffer } = branch;
  const managers = branch.managers.map((manager) => namePerson(manager, '')).filter(Boolean);
  return [
    [texts.address, formatAddress(branch)],
    [texts.phone, phone && <a href={`tel:+1${phone}`}>{formatPhone(phone, 'detail')}</a>],
    [texts.email, email && <a href={`mailto:${email}`}>{email}</a>],
    [texts.managers, managers.length > 0 && <span title={managers.join(', ')}>{firstAndOthers(managers)}</span>],
    [texts.zone, branch.timezone && getZoneName(branch.timezone)],
    [texts.windows, branch.default_arrival_windows.map(formatTimeWindow).join(', ')],
    [texts.hours, hours !== null && texts.hoursValue(hours)],
    [texts.buffer, buffer !== null && texts.bufferValue(buffer)],
  ];
}

function formatAddress({ address_line, unit, city, state, zip }: Branch): string {
  return [address_line, unit, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');
}

/** The page's shape while the branches load. */
export function BranchListSkeleton() {
  return (
    <Columns align="start" gap={6} className={styles.columns} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Text as="div" isCard className={styles.skeletonList}>
        {rows.map((width) => (
          <Row as="span" gap={3} isDivided key={width} className={styles.skeletonRow}>
            <SkeletonLine width={40} height={40} />
            <SkeletonLine width={width} height={14} />
          </Row>
        ))}
      </Text>
      <DetailSkeleton />
    </Columns>
  );
}

/** The shape of one branch. */
export function BranchSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.detailLoading}</VisuallyHidden>
      <DetailSkeleton />
    </div>
  );
}

const rows = ['56%', '44%', '62%'];

function DetailSkeleton() {
  return (
    <Stack gap={4}>
      <SkeletonCard height={56} />
      <SkeletonCard height={240} />
      <SkeletonCard height={420} />
    </Stack>
  );
}
