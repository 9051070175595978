import type { Page } from '@playwright/test';
import { PositionCode } from '#generated/model/codes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { texts } from '#platform/ui/texts';
import { shellTexts } from '../../../src/app/shell/texts';
import { jobDetailTexts } from '../../../src/features/helper/jobs/detail/texts';
import { jobListTexts } from '../../../src/features/helper/jobs/texts';
import { getField, toList } from '../../kit/world';
import { addresses } from '../kit/addresses';
import { newOrder } from '../kit/crewDay';
import { pathIs } from '../kit/demo';
import { cutOff, Network } from '../kit/network';
import { expect, test } from '../kit/stage';

/* The production build with its service worker, against the fake over real HTTP: a helper without a network. */

test.use({ serviceWorkers: 'allow' });

const phone = { width: 390, height: 844 };
const password = 'Moving-2026';
const hourMs = 3_600_000;

type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

/** Signs in over HTTP; `call` resolves with the data of the answer. */
async function signIn(email: string): Promise<{ call: Call; locale: unknown }> {
  let token = '';
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${addresses.server}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status, `${method} ${path}`).toBeLessThan(300);
    return getField(await answer.json(), 'data');
  };
  const signedIn = await call('POST', '/auth/login', { email, password });
  token = String(getField(signedIn, 'access_token'));
  return { call, locale: getField(getField(signedIn, 'user'), 'locale') };
}

/** A job in Phoenix that starts in an hour. */
async function placeJobOfToday(priya: Call) {
  const { date, time } = zonedTime(new Date(Date.now() + hourMs), 'America/Phoenix');
  const times = { firm_time: true, arrival_window: `${time} - ${time}`, estimated_hours: 2 };
  const order = Object.assign(newOrder(date, [[PositionCode.helper, 1]]), times);
  const placed = await priya('POST', '/company-branches/1/orders', order);
  return { orderId: Number(getField(placed, 'order_id')), number: String(getField(placed, 'number')) };
}

/** A member of the branch without another job at that time, who reads English. */
async function findFreeHelper(priya: Call, orderId: number) {
  const candidates = await priya('GET', `/orders/${orderId}/invitable-employees`);
  for (const candidate of toList(getField(candidates, 'branch_employees'))) {
    if (toList(getField(candidate, 'conflicts')).length > 0) continue;
    const employeeId = Number(getField(candidate, 'employee_id'));
    const email = String(getField(await priya('GET', `/employees/${employeeId}`), 'email'));
    const { call, locale } = await signIn(email);
    if (locale === 'en') return { employeeId, email, call };
  }
  throw new Error('Nobody is free');
}

/** A job that starts in an hour, accepted by a helper. */
async function acceptJobOfToday() {
  const { call: priya } = await signIn('priya@coppermesa.example');
  const { orderId, number } = await placeJobOfToday(priya);
  const { employeeId, email, call: helper } = await findFreeHelper(priya, orderId);
  const employees = [{ employee_id: employeeId, position: PositionCode.helper, hourly_rate: 2400 }];
  await priya('POST', `/orders/${orderId}/invite-employee`, { employees });
  const crew = await priya('GET', `/orders/${orderId}/current-crew`);
  const id = Number(getField(toList(getField(crew, 'members'))[0], 'invitation_id'));
  await helper('POST', `/invitations/${id}/accept`);
  const readSteps = async () => {
    const data = await helper('GET', `/helper/invitations/${id}`);
    return toList(getField(getField(data, 'invitation'), 'attendance')).map((each) => getField(each, 'step'));
  };
  return { id, email, number, readSteps };
}

/** Signs in on the login page, once the worker has kept the files of the app. */
async function openSignedIn(page: Page, email: string): Promise<void> {
  await page.setViewportSize(phone);
  await page.goto(`${addresses.production}/login`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(pathIs('/helper/job'));
}

test('a check-in without a network waits, also while the app is closed, and is sent once', async ({
  browser,
  trouble,
}) => {
  trouble.expect(cutOff);
  const network = new Network();
  const context = await network.openContext(browser);
  trouble.watch(context);
  const page = await context.newPage();
  const job = await acceptJobOfToday();
  const waiting = (shown: Page) => shown.getByText(shellTexts.waitingOffline(1));
  const step = (shown: Page) => shown.getByRole('listitem').filter({ hasText: jobDetailTexts.step.checked_in });
  await openSignedIn(page, job.email);
  await page.goto(`${addresses.production}/helper/job/company/accepted`);
  await page.getByRole('link', { name: jobListTexts.details(job.number) }).click();
  await expect(page.getByRole('button', { name: jobDetailTexts.report.checked_in })).toBeVisible();

  await network.cut();
  await page.getByRole('button', { name: jobDetailTexts.report.checked_in }).click();
  await expect(step(page)).toContainText(jobDetailTexts.stepWaiting(''));
  await expect(waiting(page)).toBeVisible();

  await page.reload();
  await expect(page.getByText('410 W Copperleaf Ave').first()).toBeVisible();
  await expect(step(page)).toContainText(jobDetailTexts.stepWaiting(''));
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByText(texts.offline).first()).toBeVisible();
  await page.getByRole('link', { name: jobDetailTexts.back }).click();
  await expect(page.getByRole('link', { name: jobListTexts.details(job.number) })).toBeVisible();
  await page.close();
  expect(await job.readSteps()).toEqual([]);

  await network.restore();
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/check-in')) sent.push(request.url());
  });
  const next = await context.newPage();
  await next.setViewportSize(phone);
  await next.goto(`${addresses.production}/helper/job/company/details/${job.id}`);
  await expect.poll(job.readSteps).toEqual(['checked_in']);
  await expect(next.getByRole('button', { name: jobDetailTexts.report.checked_out })).toBeVisible();
  await expect(step(next)).not.toContainText(jobDetailTexts.stepWaiting(''));
  await expect(waiting(next)).toHaveCount(0);
  await next.reload();
  await expect(next.getByRole('button', { name: jobDetailTexts.report.checked_out })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await job.readSteps()).toEqual(['checked_in']);
  await network.close();
});
