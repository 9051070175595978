// @vitest-environment node
import { Visitor } from 'vite';
import { expect, test } from 'vitest';
import { filesIn, isTest, parse, read } from './sources';

// Modals are persistent (spec section 9): Escape asks in a form in which something was entered.

type Dialog = { file: string; part: string; kind: string };

const form = 'form';
const question = 'question';
const reading = 'reading';

const dialogs: readonly Dialog[] = [
  { file: 'app/shell/leave/LeaveDialog', part: 'ConfirmDialog', kind: question },
  { file: 'app/shell/shortcuts/ShortcutsDialog', part: 'Modal', kind: reading },
  { file: 'features/auth/email/ChangeEmailDialog', part: 'Modal', kind: form },
  { file: 'features/auth/signUp/terms/TermsDialog', part: 'Modal', kind: reading },
  { file: 'features/billing/address/AddressDialog', part: 'Modal', kind: form },
  { file: 'features/billing/page/CancelPlanDialog', part: 'Modal', kind: form },
  { file: 'features/billing/payment/CardDialog', part: 'Modal', kind: form },
  { file: 'features/billing/plans/PlanDialog', part: 'Modal', kind: question },
  { file: 'features/branch/page/DeleteBranch', part: 'Modal', kind: form },
  { file: 'features/calendar/feed/FeedDialog', part: 'Modal', kind: reading },
  { file: 'features/calendar/feed/useFeedActions', part: 'ConfirmDialog', kind: question },
  { file: 'features/calendar/feed/useFeedActions', part: 'ConfirmDialog', kind: question },
  { file: 'features/calendar/helper/DayHoursDialog', part: 'Modal', kind: form },
  { file: 'features/calendar/move/MoveDialog', part: 'Modal', kind: form },
  { file: 'features/closing/CompleteDialog', part: 'Modal', kind: form },
  { file: 'features/closing/ReopenButton', part: 'ConfirmDialog', kind: question },
  { file: 'features/crew/add/OverrideDialog', part: 'Modal', kind: form },
  { file: 'features/crew/edit/ChangeDialog', part: 'Modal', kind: form },
  { file: 'features/crew/edit/ReplaceDialog', part: 'Modal', kind: form },
  { file: 'features/crew/edit/WithdrawInvitationDialog', part: 'Modal', kind: form },
  { file: 'features/crew/invite/InviteToJob', part: 'Modal', kind: form },
  { file: 'features/crew/invite/InviteToJobs', part: 'Modal', kind: form },
  { file: 'features/helper/jobs/answer/ReasonDialog', part: 'Modal', kind: form },
  { file: 'features/helper/jobs/answer/useAnswers', part: 'Modal', kind: reading },
  { file: 'features/helper/offers/answer/ApplyDialog', part: 'Modal', kind: form },
  { file: 'features/helper/offers/answer/OfferDialog', part: 'ConfirmDialog', kind: question },
  { file: 'features/helper/offers/answer/OfferDialog', part: 'Modal', kind: reading },
  { file: 'features/jobs/actions/CancelJobDialog', part: 'Modal', kind: form },
  { file: 'features/jobs/actions/DeleteJobDialog', part: 'ConfirmDialog', kind: question },
  { file: 'features/jobs/bulk/ExportFailures', part: 'Modal', kind: reading },
  { file: 'features/jobs/list/filters/DatesDialog', part: 'Modal', kind: form },
  { file: 'features/jobs/list/filters/FilterSheet', part: 'Modal', kind: reading },
  { file: 'features/orderForm/customer/OverwriteDialog', part: 'Modal', kind: question },
  { file: 'features/orderForm/saving/CrewConflictDialog', part: 'Modal', kind: form },
  { file: 'features/orderForm/saving/ImpactDialog', part: 'Modal', kind: form },
  { file: 'features/orderForm/sections/HelpTypeField', part: 'ConfirmDialog', kind: question },
  { file: 'features/outsource/applications/answer/AnswerForm', part: 'Modal', kind: form },
  { file: 'features/outsource/applications/compare/CompareDialog', part: 'Modal', kind: reading },
  { file: 'features/outsource/matches/HowMatchingWorks', part: 'Modal', kind: reading },
  { file: 'features/outsource/parts/EditOfferDialog', part: 'Modal', kind: form },
  { file: 'features/outsource/parts/RepeatDialog', part: 'Modal', kind: form },
  { file: 'features/outsource/parts/useOfferDialogs', part: 'ConfirmDialog', kind: question },
  { file: 'features/outsource/parts/useOfferDialogs', part: 'ConfirmDialog', kind: question },
  { file: 'features/team/find/InviteDialog', part: 'Modal', kind: form },
  { file: 'features/team/remove/RemoveDialog', part: 'Modal', kind: question },
  { file: 'platform/forms/merge/StaleDialog', part: 'Modal', kind: form },
  { file: 'platform/ui/overlays/ConfirmDialog', part: 'Modal', kind: question },
];

const parts: readonly string[] = ['Modal', 'ConfirmDialog'];
const control = /^(Form|ChoiceBox|input|select|textarea|\w+(Field|Input|Select|Choice|Choices|Form))$/;

/** The dialogs in a file, each with its kind, and the names of all its elements. */
function findElements(file: string): { dialogs: Dialog[]; names: string[] } {
  const found: Dialog[] = [];
  const names: string[] = [];
  new Visitor({
    JSXOpeningElement: ({ name, attributes }) => {
      if (name.type !== 'JSXIdentifier') return;
      names.push(name.name);
      if (!parts.includes(name.name)) return;
      const values = attributes.map((each) =>
        each.type === 'JSXAttribute' && each.name.name === 'kind' && each.value?.type === 'Literal'
          ? each.value.value
          : undefined,
      );
      const kind = name.name === 'ConfirmDialog' ? question : values.find((value) => typeof value === 'string');
      found.push({ file: file.replace(/^src\/|\.tsx$/g, ''), part: name.name, kind: kind ?? 'none' });
    },
  }).visit(parse(file, read(file)));
  return { dialogs: found, names };
}

const files = filesIn('src', /\.tsx$/)
  .filter((file) => !isTest(file))
  .map(findElements);

test('each dialog is of the kind this table names', () => {
  expect(files.flatMap((file) => file.dialogs)).toEqual(dialogs);
});

test('a dialog with a control to fill in is a form', () => {
  const wrong = files
    .filter(({ names }) => names.some((name) => control.test(name)))
    .flatMap((file) => file.dialogs)
    .filter(({ kind, part }) => kind !== form && part === 'Modal');
  expect(wrong).toEqual([]);
});
