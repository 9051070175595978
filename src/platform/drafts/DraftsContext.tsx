import { createContext, type ReactNode, useContext } from 'react';
import type { Drafts } from './drafts';

const Provided = createContext<Drafts | undefined>(undefined);

export function DraftsProvider({ drafts, children }: { drafts: Drafts; children: ReactNode }) {
  return <Provided value={drafts}>{children}</Provided>;
}

export function useDrafts(): Drafts {
  const drafts = useContext(Provided);
  if (!drafts) throw new Error('Drafts are read outside the app');
  return drafts;
}
