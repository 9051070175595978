import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '../../../tests/kit/app/renderApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { notFormedOrder } from '../../../tests/kit/orders';
import { until } from '../../../tests/kit/until';
import { frameTexts } from '../texts';
// The time limits below do not begin before the sagas are there.
import '../signedInSaga';

// A read may take its time limit twice, plus the pause between the two attempts.
const longestWaitMs = 2 * 20_000 + 1000;

const dana = 'dana@coppermesa.example';
const marcus = 'marcus@helpers.example';

test.each([
  ['activity', '/company/activity', 'getNotifications'],
  ['not formed jobs', '/company/job/not-formed', 'getOrders'],
  ['formed jobs', '/company/job/formed', 'getOrders'],
  ['history', '/company/job/history', 'getOrderHistory'],
  ['details of a job', '/company/job/details/:id', 'getOrderDetail'],
  ['its crew', '/company/job/team-add/:id', 'getOrder'],
  ['team', '/company/team', 'getEmployees'],
  ['a member', '/company/team/edit/1', 'getEmployee'],
  ['requests', '/company/team/requested', 'getBranchInvitations'],
  ['branch', '/company/branch?branch=1', 'getBranch'],
  ['subscription', '/company/settings/subscription', 'getSubscription'],
  ['plans', '/company/settings/subscription', 'getPlans'],
  ['everything', '/company/job/not-formed', 'getBranches'],
  ['invitations of a helper', '/helper/job/company/new', 'getHelperInvitations'],
  ['offers of a helper', '/helper/job/outsource/new', 'getHelperOffers'],
  ['a job of a helper', '/helper/job/company/details/1', 'getHelperInvitation'],
  ['calendar of a helper', '/helper/calendar', 'getHelperCalendar'],
  ['earnings', '/helper/earnings', 'getEarnings'],
  ['profile', '/helper/settings/personal-info', 'getHelperProfile'],
  ['hours', '/helper/settings/work-settings', 'getAvailabilities'],
])('%s: no answer leads to "Try again"', async (_, path, operation) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const hosted = hostWorld({ faults: `${operation}:never` });
  const { world } = hosted;
  const notFormed = notFormedOrder(world, 1);
  const as = path.startsWith('/helper') ? marcus : dana;
  renderApp({ as, path: path.replace(':id', String(notFormed?.id)), hosted });
  const ask = vi.spyOn(world.faults, 'take');
  await until(() => expect(ask.mock.calls.map(([asked]) => asked)).toContain(operation));
  // A page whose branch is not known loads below its title.
  const isCodeThere = () =>
    screen.queryByText(frameTexts.loading) === null || document.querySelector('main h1') !== null;
  const isScreenThere = () => screen.queryByRole('main') !== null && isCodeThere();
  await until(() => expect(isScreenThere()).toBe(true));
  await vi.advanceTimersByTimeAsync(longestWaitMs);
  await until(() => expect(screen.getAllByRole('button', { name: /try again/i })).not.toEqual([]));
});
