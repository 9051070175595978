import type { Page } from '@playwright/test';
import { inboxTexts } from '../../../mocks/demo/panel/inboxTexts';
import { checklistTexts } from '../../../src/features/activity/setup/checklist/texts';
import { formTexts } from '../../../src/features/branch/texts';
import { memberTexts } from '../../../src/features/team/member/texts';
import { orderFields } from '../../kit/orders';
import { getField, toList } from '../../kit/world';
import { expectAccessible, widths } from '../kit/axe';
import { farDay } from '../kit/crewDay';
import { openDemo, pathIs } from '../kit/demo';
import { fillCompany } from '../kit/signUp';
import { expect, test } from '../kit/stage';

test('a new company goes through its checklist until it is complete', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL(pathIs('/company/activity'));
  const list = page.getByRole('region', { name: checklistTexts.title });
  await expect(list.getByText(checklistTexts.progress(0, 5))).toBeVisible();
  await expectAccessible(page, widths.desktop, widths.phone);

  await list.getByRole('link', { name: checklistTexts.steps.branch.action }).click();
  await createBranch(page);
  await openActivity(page);
  await expect(list.getByText(checklistTexts.progress(2, 5))).toBeVisible();

  await list.getByRole('link', { name: checklistTexts.steps.team.action }).click();
  await addMember(page);
  await openActivity(page);
  await expect(list.getByText(checklistTexts.progress(3, 5))).toBeVisible();

  // The order form has its own journeys. Here the list follows what is created elsewhere.
  const orderId = await createJob(page);
  await expect(list.getByText(checklistTexts.progress(4, 5))).toBeVisible();
  const invite = list.getByRole('link', { name: checklistTexts.steps.invitation.action });
  await expect(invite).toHaveAttribute('href', new RegExp(`/company/job/team-add/${orderId}$`));
  await inviteMember(page, orderId);
  const complete = page.getByRole('region', { name: checklistTexts.completeTitle });
  await complete.getByRole('button', { name: checklistTexts.close }).click();
  await expect(complete).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Activities' })).toBeVisible();
  await expect(complete).toBeHidden();
});

async function signUp(page: Page): Promise<void> {
  await openDemo(page, '/sign-up/company', { scenario: 'empty' });
  await page.getByRole('textbox', { name: 'Email' }).fill('nora@drycreek.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('nora@drycreek.example', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: inboxTexts.short }).click();
  await page.getByRole('button', { name: /^Fill in code/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About your company' })).toBeFocused();
  await fillCompany(page);
  await page.getByText('I agree to the terms of service').click();
  await page.getByRole('button', { name: 'Create company account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Nora$/ })).toBeVisible();
}

/** Everything from the sign-up is filled in already. */
async function createBranch(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: formTexts.newName });
  await expect(form.getByRole('textbox', { name: formTexts.name })).toHaveValue('Dry Creek Movers');
  await expect(form.getByRole('textbox', { name: formTexts.email })).toHaveValue('nora@drycreek.example');
  await expect(form.getByRole('textbox', { name: formTexts.zip })).toHaveValue('85201');
  await form.getByRole('textbox', { name: formTexts.address }).fill('410 W Copperleaf Ave');
  await form.getByRole('checkbox', { name: /^Mesa/ }).check();
  await form.getByRole('button', { name: formTexts.create }).click();
  await expect(page.getByRole('article', { name: 'Dry Creek Movers' })).toBeVisible();
}

async function addMember(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: memberTexts.newName });
  await form.getByRole('textbox', { name: memberTexts.firstName }).fill('Ana');
  await form.getByRole('textbox', { name: memberTexts.lastName }).fill('Silva');
  await form.getByRole('textbox', { name: memberTexts.email }).first().fill('ana@drycreek.example');
  await form.getByRole('textbox', { name: memberTexts.phone }).first().fill('6025550178');
  await form.getByRole('checkbox', { name: 'Helper' }).first().check();
  await form.getByRole('textbox', { name: memberTexts.rate }).fill('23');
  await page.getByRole('button', { name: memberTexts.create }).click();
  await expect(page).toHaveURL(pathIs('/company/team'));
}

async function openActivity(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Activity' }).click();
  await expect(page).toHaveURL(pathIs('/company/activity'));
}

async function createJob(page: Page): Promise<number> {
  const [branch] = toList(await send(page, 'GET', '/company-branches'));
  const order = await send(page, 'POST', `/company-branches/${String(getField(branch, 'id'))}/orders`, {
    ...orderFields,
    date: farDay(),
  });
  return Number(getField(order, 'order_id'));
}

async function inviteMember(page: Page, orderId: number): Promise<void> {
  const path = `/orders/${orderId}`;
  const found = await send(page, 'GET', `${path}/invitable-employees`);
  const [member] = toList(getField(found, 'branch_employees'));
  const [position] = toList(getField(member, 'positions'));
  const invited = { employee_id: getField(member, 'employee_id'), position, hourly_rate: 2300 };
  await send(page, 'POST', `${path}/invite-employee`, { employees: [invited] });
}

/** Sends a call as the person signed in on the page, as another tab would. Returns the answer's data. */
async function send(page: Page, method: string, path: string, body?: unknown): Promise<unknown> {
  const text = await page.evaluate(
    ([verb, to, content]) =>
      new Promise<string>((settle, fail) => {
        const request = new XMLHttpRequest();
        request.open(verb, `https://provider.crewboard.example/api${to}`);
        request.setRequestHeader('Authorization', `Bearer ${localStorage.getItem('profile:one:token')}`);
        request.setRequestHeader('Content-Type', 'application/json');
        request.onload = () => settle(request.responseText);
        request.onerror = () => fail(new Error('The call got no answer'));
        request.send(content);
      }),
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );
  const answer: unknown = JSON.parse(text);
  expect(answer, text).toMatchObject({ success: true });
  return getField(answer, 'data');
}
