import type { MutationKey } from '@tanstack/react-query';
import { createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import type { DraftOwner } from '../drafts/draftKey';
import { withFallback, withOpenLimit } from '../drafts/draftStore';
import type { OfflineVariables } from './offlineVariables';

const databaseName = 'crewboard-waiting';
const storeName = 'changes';

/** A change on this device. `refusal` is the provider's answer to a change that was refused. */
export type StoredChange = {
  mutationKey: MutationKey;
  variables: OfflineVariables<object>;
  refusal?: string | undefined;
};

export type OfflineStore = ReturnType<typeof openOfflineStore>;

type Overrides = {
  openStore?: () => UseStore;
  /** Called with the words of a change that this device could not store. It is lost if the page closes too early. */
  onNotStored?: (text: string) => void;
};

/** Stored changes by person. A device without storage keeps them only while the page is open. */
export function openOfflineStore(
  prefix: string,
  { openStore = () => createStore(databaseName, storeName), onNotStored }: Overrides = {},
) {
  let opened: UseStore | undefined;
  const open = () => (opened ??= openStore());
  // An action waits until it is stored. No one waits for the list, so that may come late.
  const limited = withOpenLimit((mode, work) => open()(mode, work));
  const start = (owner: DraftOwner) => `${prefix}${owner}/`;
  const toId = ({ owner, key }: OfflineVariables<object>) => start(owner) + key;
  const listEntries = (owner: DraftOwner) =>
    withFallback(
      async () => (await entries<string, StoredChange>(open())).filter(([id]) => id.startsWith(start(owner))),
      [],
    );
  return {
    save: async (change: StoredChange) => {
      const { variables } = change;
      const isStored = await withFallback(async () => (await set(toId(variables), change, limited), true), false);
      if (!isStored) onNotStored?.(variables.text);
    },
    remove: (variables: OfflineVariables<object>) => withFallback(() => del(toId(variables), limited), undefined),
    /** In the order they were made. */
    list: async (owner: DraftOwner) =>
      (await listEntries(owner)).map(([, change]) => change).sort((a, b) => a.variables.place - b.variables.place),
    has: async (variables: OfflineVariables<object>) =>
      withFallback(async () => (await get(toId(variables), limited)) !== undefined, true),
    count: async (owner: DraftOwner) => (await listEntries(owner)).length,
    removeAll: async (owner: DraftOwner) => {
      const ids = (await listEntries(owner)).map(([id]) => id);
      await withFallback(() => delMany(ids, limited), undefined);
    },
  };
}
