import { useRef, useState } from 'react';
import { ApiError } from '../../../platform/http/ApiError';

/** Somebody who has an account already: a helper to invite, or a member of ours. */
export type KnownPerson = { email: string; userId: number } | { email: string; employeeId: number };

/** Remembers whom a refused email belongs to, and that they were invited instead: the form is done with that. */
export function useKnownPerson(formId: string) {
  const [person, setPerson] = useState<KnownPerson>();
  const isInvited = useRef(false);
  return {
    person,
    isInvited: () => isInvited.current,
    note: (error: unknown, email: string) => setPerson(knownOf(error, email.trim())),
    invited: () => {
      isInvited.current = true;
      // Once the dialog has gone.
      setTimeout(() => {
        const form = document.getElementById(formId);
        if (form instanceof HTMLFormElement) form.requestSubmit();
      });
    },
  };
}

function knownOf(error: unknown, email: string): KnownPerson | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const id = error.conflicts[0]?.id;
  if (id === undefined) return undefined;
  if (error.code === 'existing_helper') return { email, userId: id };
  return error.code === 'already_member' ? { email, employeeId: id } : undefined;
}
