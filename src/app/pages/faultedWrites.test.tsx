import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { password } from '../../../tests/kit/people';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { renderApp, shownToasts } from '../../../tests/kit/app/renderApp';
import { address } from '../../../tests/kit/app/startApp';
import { renderMember } from '../../../tests/kit/screens/memberScreen';
import { until } from '../../../tests/kit/until';

// Writes whose answer was made by a proxy on its way, or was cut off.

const unknown = /not known if this was done/;
const faults: [string, unknown][] = [
  ['a page of a proxy', '<html></html>'],
  ['an answer without data', { message: '', errors: null, success: true }],
  ['data of something else', { data: { laravel: 7 }, message: '', errors: null, success: true }],
];

describe.each(faults)('%s', (_, body) => {
  it('leaves the login as it was, and the form says that nothing is known', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    hosted.alterAnswers('POST /auth/login', () => body);
    const app = renderApp({ hosted, path: '/login' });
    app.excuse(/\[crewboard\]/);
    await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), 'dana@coppermesa.example');
    await app.user.type(screen.getByLabelText(/^Password/), `${password}{enter}`);
    expect(await within(screen.getByRole('form', { name: 'Log in' })).findByText(unknown)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('dana@coppermesa.example');
    expect([app.session().phase, hosted.callsTo('POST /auth/login').length]).toEqual(['signedOut', 1]);
  });

  it('keeps what was typed about a member, and nothing says that it was saved', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    hosted.alterAnswers('PUT /employees/4', () => body);
    const app = renderMember('/company/team/edit/4', { hosted });
    app.excuse(/\[crewboard\]/);
    await app.fill('Notes', 'Fast on stairs');
    await app.save('Save changes');
    await until(() => expect(shownToasts()).toEqual([expect.stringMatching(unknown)]));
    expect(hosted.callsTo('PUT /employees/4')).toHaveLength(2);
    expect(address()).toBe('/company/team/edit/4');
    expect(await app.box('Notes')).toHaveValue('Fast on stairs');
  });

  it('is sent again, and the change is made once', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    vi.spyOn(console, 'error').mockReturnValue();
    hosted.alterAnswers('PUT /employees/4', (right) =>
      hosted.callsTo('PUT /employees/4').length === 1 ? body : right,
    );
    const app = renderMember('/company/team/edit/4', { hosted });
    app.excuse(/\[crewboard\]/);
    await app.fill('Notes', 'Fast on stairs');
    await app.save('Save changes');
    await until(() => expect(address()).toBe('/company/team'));
    expect(hosted.callsTo('PUT /employees/4')).toHaveLength(2);
    expect(app.world.tables.employee.require(4).version).toBe(2);
  });
});
