import type { MergeRules } from '../../../platform/forms/merge/mergeValues';
import { memberContent, type MemberField, memberFields, type MemberValues } from './memberValues';

/** How two people's changes to one member come together. */
export const memberMerge: MergeRules<MemberValues, MemberField> = { names: memberFields, contentOf: memberContent };
