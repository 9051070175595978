import type { MergeRules } from '../../../platform/forms/merge/mergeValues';
import { getMemberContent, type MemberField, listMemberFields, type MemberValues } from './memberValues';

/** How two users' changes to one member are merged. */
export const memberMerge: MergeRules<MemberValues, MemberField> = {
  listNames: listMemberFields,
  getContent: getMemberContent,
};
