import { useRef, useState } from 'react';
import { ApiError } from '#platform/http/ApiError';

/** A person who already has an account: a helper to invite, or a member of the company. */
export type KnownPerson = { email: string; userId: number } | { email: string; employeeId: number };

/** Remembers who a refused email belongs to, and that they were invited instead, which completes the form. */
export function useKnownPerson(formId: string) {
  const [person, setPerson] = useState<KnownPerson>();
  const invitedEmail = useRef<string>(undefined);
  return {
    person,
    isInvited: (email: string) => email.trim() === invitedEmail.current,
    note: (error: unknown, email: string) => setPerson(toKnownPerson(error, email.trim())),
    invited: () => {
      invitedEmail.current = person?.email;
      // After the dialog has closed.
      setTimeout(() => {
        const form = document.getElementById(formId);
        if (form instanceof HTMLFormElement) form.requestSubmit();
      });
    },
  };
}

function toKnownPerson(error: unknown, email: string): KnownPerson | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const id = error.conflicts[0]?.id;
  if (id === undefined) return undefined;
  if (error.code === 'existing_helper') return { email, userId: id };
  return error.code === 'already_member' ? { email, employeeId: id } : undefined;
}
