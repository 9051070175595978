import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { phone, renderApp, type RenderOptions } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import type { HostedWorld } from '../../../../tests/kit/hostedWorld';
import { as, people } from '../../../../tests/kit/operations';
import { fewMembers, memberNames, renderTeam } from '../../../../tests/kit/screens/teamScreen';
import { until } from '../../../../tests/kit/until';
import { call, getField, signIn } from '../../../../tests/kit/world';

type World = HostedWorld['world'];

const path = '/company/team/requested';
const long = 'We have work for you most Saturdays. '.repeat(5).trim();
const [lucia, yesenia] = [72, 60];

/** Sends a helper a request to join Phoenix; returns its id. */
async function sendRequest(world: World, userId: number, body: object): Promise<number> {
  const made = await as('luis', world, 'inviteHelper', { params: { id: 1 }, query: `?id=${userId}`, body });
  return Number(getField(getField(made.body, 'data'), 'id'));
}

async function answer(world: World, userId: number, request: number, verb: 'accept' | 'reject') {
  const token = await signIn(world, world.tables.user.require(userId).email);
  const to = `/helper/company-branch-invitation/${request}/${verb}`;
  return call(world, 'POST', to, { token, ...(verb === 'reject' && { body: { reason: 'too_far' } }) });
}

/** Dana opens the page with two requests. */
async function openRequested(options: RenderOptions = {}) {
  const hosted = fewMembers();
  const { user } = hosted.world.tables;
  user.update(lucia, { first_name: 'Lucia', positions: [PositionCode.helper] });
  user.update(yesenia, { first_name: 'Yesenia', positions: [PositionCode.foremanDriver] });
  const first = await sendRequest(hosted.world, lucia, {
    positions: [PositionCode.helper],
    hourly_rate: 2500,
    message: 'Saturdays mostly',
  });
  const second = await sendRequest(hosted.world, yesenia, { positions: [PositionCode.foremanDriver], message: long });
  const app = await renderTeam({ ...options, hosted, path });
  await screen.findByLabelText('Pending', { selector: 'section' });
  return { ...app, first, second };
}

const getTab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const getRows = (list: string) =>
  within(screen.getByLabelText(list, { selector: 'section' }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label')?.split(' ')[0]);
const getRow = (name: RegExp) => within(screen.getByLabelText(name, { selector: 'li' }));

describe('requests to join', () => {
  it('show the offer, and no private details of the helper', async () => {
    const { world, user } = await openRequested({ shell: true });
    expect(document.title).toBe('Requested · Crewboard');
    expect(getRows('Pending')).toEqual(expect.arrayContaining(['Lucia', 'Yesenia']));
    const request = getRow(/^Lucia/);
    for (const words of ['Helper', '$25.00/hr offered', 'Saturdays mostly', 'Invited just now by Luis Ortega']) {
      expect(request.getByText(words)).toBeVisible();
    }
    expect(request.queryByText(new RegExp(world.tables.user.require(lucia).last_name))).toBeNull();
    await user.click(getRow(/^Yesenia/).getByText('Show more'));
    expect(
      getRow(/^Yesenia/)
        .getByText('Show less')
        .closest('button'),
    ).toHaveAttribute('aria-expanded', 'true');
    expect(getTab('Pending')).toHaveTextContent('Pending2');
  });

  it('move when they are answered', async () => {
    const { world, user, first, second } = await openRequested({ width: phone });
    await answer(world, lucia, first, 'accept');
    await until(() => expect(getRows('Pending')).toEqual(['Yesenia']));
    await answer(world, yesenia, second, 'reject');
    expect(await screen.findByText('No pending invitations')).toBeVisible();
    await until(() => expect(getTab('Declined')).toHaveTextContent('Declined1'));
    await user.click(getTab('Declined'));
    await until(() => expect(getRows('Declined')).toEqual(['Yesenia']));
    expect(address()).toBe(`${path}?answer=rejected`);
    expect(getRow(/^Yesenia/).getByText('Too far away')).toBeVisible();
    expect(
      getRow(/^Yesenia/)
        .getByText('Invite again')
        .closest('a'),
    ).toHaveAttribute('href', `${path}?find=1&search=Yesenia`);
    await user.click(within(screen.getByLabelText('Team', { selector: 'nav' })).getByText('All'));
    await until(() => expect(memberNames().some((name) => name.startsWith('Lucia'))).toBe(true));
  });

  it('can be withdrawn, and restored for five seconds', async () => {
    const { user, world, first, second, callsTo } = await openRequested();
    await user.click(getRow(/^Lucia/).getByText('Withdraw invitation'));
    await until(() => expect(getRows('Pending')).toEqual(['Yesenia']));
    expect(getTab('Pending')).toHaveTextContent('Pending1');
    const team = within(screen.getByLabelText('Team', { selector: 'nav' }));
    expect(team.getByText('Requested').closest('a')).toHaveTextContent('Requested1');
    await user.click(screen.getByText('Undo'));
    expect(team.getByText('Requested').closest('a')).toHaveTextContent('Requested2');
    expect(getRows('Pending')).toHaveLength(2);
    expect(callsTo('cancel-by-company')).toEqual([]);
    await user.click(getRow(/^Lucia/).getByText('Withdraw invitation'));
    await user.click(getRow(/^Yesenia/).getByText('Withdraw invitation'));
    // The second helper answers before the withdrawal is sent.
    await answer(world, yesenia, second, 'reject');
    window.dispatchEvent(new Event('pagehide'));
    await until(() => expect(callsTo('cancel-by-company').map(({ status }) => status)).toEqual([200, 409]));
    await until(() => expect(getTab('Withdrawn')).toHaveTextContent('Withdrawn1'));
    await until(() => expect(getTab('Declined')).toHaveTextContent('Declined1'));
    expect(world.tables.branchInvitation.require(first).status).toBe(InvitationStatus.cancelled);
  });

  it.each([
    ['getBranchInvitations:never', 'Loading invitations'],
    ['getBranchInvitations:500', 'The invitations couldn’t be loaded'],
  ])('with %s: %s', async (faults, words) => {
    renderApp({ as: people.dana, path, scenario: 'empty', faults, shell: false });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});
