import { useState } from 'react';
import type { EmployeeDetail } from '../../../generated/model';
import { NotSent } from '../../../platform/forms/Form';
import { useSaving } from '../../../platform/forms/useSaving';
import { ApiError } from '../../../platform/http/ApiError';
import { useFreshMember, useSaveMember } from '../api';
import {
  changedNames,
  type MemberValues,
  type ToldName,
  updateMemberRequest,
  memberValuesOf,
} from '../model/memberValues';
import { memberTexts as texts } from './texts';

/** Somebody saved first, and the same as one's own. */
export type Stale = { mine: MemberValues; fresh: EmployeeDetail; both: readonly ToldName[] };

/**
 * Saves changes of a member. Where somebody else saved first, what they changed stays; only where both changed the same
 * it does not send but asks, and the answer sends the form anew. `base` is the version that is being changed.
 */
export function useSaveChange(member: EmployeeDetail, branchId: number, formId: string) {
  const [base, setBase] = useState(member);
  const [stale, setStale] = useState<Stale>();
  const saving = useSaving<EmployeeDetail>();
  const { mutateAsync } = useSaveMember(branchId, member.id, saving.onProgress);
  const freshMember = useFreshMember(member.id);

  const send = (values: MemberValues, before: EmployeeDetail, version: number) =>
    saving.run(() =>
      mutateAsync({ change: { ...updateMemberRequest(values, before), version }, photo: values.avatar }),
    );

  const saveOverOrAsk = async (values: MemberValues) => {
    const fresh = await freshMember();
    const theirs = changedNames(memberValuesOf(fresh), memberValuesOf(base));
    const both = changedNames(values, memberValuesOf(base)).filter((name) => theirs.includes(name));
    if (both.length === 0) return send(values, base, fresh.version);
    setStale({ mine: values, fresh, both });
    throw new NotSent();
  };

  const sendOrSettle = async (values: MemberValues) => {
    try {
      await send(values, base, base.version);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale_version') throw error;
      await saveOverOrAsk(values);
    }
  };

  const save = async (values: MemberValues) => {
    try {
      // What is known to be older is not even tried.
      await (member.version > base.version ? saveOverOrAsk(values) : sendOrSettle(values));
    } catch (error) {
      throw error instanceof ApiError && error.status === 404 ? goneError(error) : error;
    }
  };
  return {
    base,
    save,
    stale,
    refusal: saving.refusal,
    sent: saving.sent,
    saved: saving.saved,
    close: () => setStale(undefined),
    /** After the dialog has gone and the form holds what was chosen. */
    saveOver: (fresh: EmployeeDetail) => {
      setBase(fresh);
      setStale(undefined);
      setTimeout(() => {
        const form = document.getElementById(formId);
        if (form instanceof HTMLFormElement) form.requestSubmit();
      });
    },
  };
}

function goneError({ status, body }: ApiError): ApiError {
  return new ApiError(status, { ...body, message: texts.gone, errors: {} });
}
