import type { MergeRules } from '#platform/forms/merge/mergeValues';
import { getMemberContent, type MemberField, listMemberFields, type MemberValues } from './memberValues';

/** Rules for merging two users' changes to one member. */
export const memberMerge: MergeRules<MemberValues, MemberField> = {
  listNames: listMemberFields,
  getContent: getMemberContent,
};
