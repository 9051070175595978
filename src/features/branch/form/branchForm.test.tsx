import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, type RenderOptions } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { createFile, createPng } from '../../../../tests/kit/images';
import { placeOrder } from '../../../../tests/kit/orders';
import { until } from '../../../../tests/kit/until';

const dana = 'dana@coppermesa.example';
const luis = 'luis@coppermesa.example';
/** Finds a field by its label, ignoring list placeholders. Queries by role are slow in a form this long. */
const findBox = (label: RegExp | string) => screen.findByLabelText(label, { selector: 'input' });

function open(path: string, options: RenderOptions = {}) {
  const app = renderApp({ as: dana, path: `/company/branch?${path}`, scenario: 'empty', shell: false, ...options });
  const press = async (name: RegExp | string) => app.user.click(await screen.findByRole('button', { name }));
  const save = async (name: string) =>
    app.user.click(within(await screen.findByRole('form')).getByRole('button', { name }));
  const fill = async (name: RegExp | string, text: string) => {
    fireEvent.change(await findBox(name), { target: { value: text } });
  };
  const tick = async (name: string) => fireEvent.click(await findBox(new RegExp(`^${name}`)));
  const fillAll = async () => {
    await fill('Name*', 'Flagstaff');
    await app.user.type(await findBox('Phone*'), '9285550110');
    await fill('Street address*', '14 E Route 66');
    await fill('City*', 'Flagstaff');
    await app.user.type(await findBox('ZIP*'), '86001');
    await app.user.selectOptions(await screen.findByLabelText('State*'), 'Arizona');
    for (const area of ['Flagstaff', 'Sedona', 'Cottonwood']) await tick(area);
  };
  return { ...app, press, save, fill, tick, fillAll };
}

const findBranches = (app: ReturnType<typeof open>, name: string) =>
  app.world.tables.branch.where((branch) => branch.name === name);

describe('a new branch', () => {
  it('is validated before it is sent, and then appears in the list and the switcher', async () => {
    const app = open('branch=new', { shell: true });
    await app.save('Add branch');
    expect(await screen.findByRole('link', { name: 'Service areas: Value is required' })).toBeVisible();
    expect(await findBox('Name*')).toHaveFocus();
    await app.fillAll();
    expect(screen.getByText('3 of 20 selected')).toBeInTheDocument();
    await app.save('Add branch');
    expect(await screen.findByRole('article', { name: 'Flagstaff' })).toBeVisible();
    const [made] = findBranches(app, 'Flagstaff');
    expect(made).toMatchObject({ phone: '9285550110', state: 'AZ', zip: '86001', timezone: 'America/Phoenix' });
    expect(made?.serving_area_ids).toHaveLength(3);
    expect(address()).toBe(`/company/branch?branch=${made?.id}`);
    await app.press(/Phoenix.*Dana|Dana/);
    expect(await screen.findByRole('menuitem', { name: /Flagstaff/ })).toBeVisible();
  });

  it('keeps typed values after a refusal: a taken name, a full plan, a lost connection', async () => {
    const app = open('branch=new');
    await app.fillAll();
    await app.fill('Name*', 'Tucson');
    await app.save('Add branch');
    await until(async () =>
      expect(await findBox('Name*')).toHaveAccessibleDescription('A branch with this name already exists.'),
    );
    app.world.tables.subscription.update(1, { limits: { branches: 3 } });
    await app.fill('Name*', 'Flagstaff');
    await app.save('Add branch');
    const refusal = 'Your plan includes 3 branches. Upgrade to add more.';
    expect(await screen.findByText(refusal, { selector: 'form *' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/company/settings/subscription?limit=branches&return=%2Fcompany%2Fbranch%3Fbranch%3Dnew',
    );
    app.world.tables.subscription.update(1, { limits: { branches: 9 } });
    app.world.faults.set([{ operation: 'createBranch', kind: 'network' }]);
    await app.save('Add branch');
    expect(await screen.findByText(/The server didn’t respond/)).toBeVisible();
    expect(await findBox('City*')).toHaveValue('Flagstaff');
    app.world.faults.set([]);
    await app.save('Add branch');
    expect(await screen.findByRole('article', { name: 'Flagstaff' })).toBeVisible();
    expect(findBranches(app, 'Flagstaff')).toHaveLength(1);
  });

  it('opens when another page requests it, and asks before unsaved work is lost', async () => {
    const app = open('branch=new');
    await app.fill('Name*', 'Flagstaff');
    await app.press(/^Tucson/);
    const question = await screen.findByRole('alertdialog');
    await app.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await findBox('Name*')).toHaveValue('Flagstaff');
  });

  it.each([
    ['a GIF', () => createFile(createPng(300, 300), 'logo.gif', 'image/gif'), 'Choose a JPG, PNG or WebP image'],
    [
      'larger than 5 MB',
      () => createFile(new Uint8Array(5 * 1024 * 1024 + 1), 'logo.png', 'image/png'),
      /of up to 5 MB/,
    ],
  ])('refuses a logo that is %s', async (_, makeFile, problem) => {
    open('branch=new');
    const input = await screen.findByLabelText('Logo', { selector: 'input' });
    fireEvent.change(input, { target: { files: [makeFile()] } });
    expect(await screen.findByText(problem)).toBeVisible();
  });
});

describe('changing a branch', () => {
  it('a manager changes only name, phone and areas', async () => {
    const app = open('branch=1&edit=1', { as: luis });
    expect(await screen.findByText(/Ask the company owner for the rest/)).toBeVisible();
    expect(screen.queryByLabelText('Street address*')).toBeNull();
    expect(screen.queryByText('Logo')).toBeNull();
    await app.fill('Name*', 'Phoenix Central');
    await app.tick('Goodyear');
    fireEvent.change(await findBox(/^Radius of Mesa/), { target: { value: '40' } });
    fireEvent.change(await findBox(/^Radius of Tempe/), { target: { value: '400' } });
    await app.save('Save changes');
    expect(await screen.findByRole('article', { name: 'Phoenix Central' })).toBeVisible();
    const row = app.world.tables.branch.require(1);
    expect(row.name).toBe('Phoenix Central');
    expect(row.serving_area_ids).toHaveLength(9);
    expect(row.serving_area_radii).toMatchObject({ 3: 25, 4: 40 });
  });

  it('an owner changes managers and windows', async () => {
    const app = open('branch=2&edit=1');
    await app.user.click(await screen.findByRole('combobox', { name: 'Managers' }));
    await app.user.click(await screen.findByRole('option', { name: 'Hank Boyd' }));
    await app.user.click(await screen.findByRole('option', { name: 'Luis Ortega' }));
    expect(screen.getByRole('combobox', { name: 'Managers' })).toHaveTextContent(/\+1 other/);
    await app.user.keyboard('{Escape}');
    await app.press('Remove 8:00–10:00\u00a0AM');
    await app.user.type(await findBox('Add a window'), '15001700');
    await app.press('Add');
    expect(screen.getByText('3:00–5:00 PM')).toBeVisible();
    await app.save('Save changes');
    expect(await screen.findByRole('article', { name: 'Tucson' })).toBeVisible();
    expect(app.world.tables.branch.require(2).default_arrival_windows).toEqual(['12:00 - 14:00', '15:00 - 17:00']);
    expect(app.world.tables.branchManager.by('branch', 2)).toHaveLength(2);
  });

  it('merges what another user changed: a dialog asks about the same field and keeps the rest', async () => {
    const app = open('branch=2');
    await app.press('Edit');
    await app.fill('Name*', 'Tucson North');
    app.world.change(() =>
      app.world.tables.branch.update(2, {
        name: 'Tucson South',
        email: 'south@coppermesa.example',
        version: 2,
        updated_by_id: 2,
      }),
    );
    await app.save('Save changes');
    const dialog = await screen.findByRole('dialog', {
      name: 'Priya Nair changed Tucson South while you were editing.',
    });
    expect(app.world.tables.branch.require(2)).toMatchObject({ name: 'Tucson South' });
    expect(within(dialog).getByText('south@coppermesa.example')).toBeVisible();
    await app.user.click(within(dialog).getByText('Tucson North'));
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const merged = { name: 'Tucson North', email: 'south@coppermesa.example', version: 3 };
    await until(() => expect(app.world.tables.branch.require(2)).toMatchObject(merged));
  });

  it('keeps the time zone while jobs are open, and says so at the field', async () => {
    const app = open('branch=2');
    await placeOrder(app.world, {}, 'dana', 2);
    await app.press('Edit');
    await app.user.selectOptions(await screen.findByLabelText(/^Time zone/), 'Mountain');
    await app.save('Save changes');
    const reason = 'The branch has an open job. Its times depend on the time zone';
    await until(() => expect(screen.getByText(reason)).toBeVisible());
  });

  it('deleted by another user says so and keeps typed values', async () => {
    const app = open('branch=2&edit=1');
    await app.fill('Name*', 'Tucson South');
    await app.waitForSecondLoad();
    app.world.tables.branch.remove(2);
    await app.save('Save changes');
    expect(await screen.findByText(/was deleted while you were editing/)).toBeVisible();
    expect(await findBox('Name*')).toHaveValue('Tucson South');
    const list = screen.getByRole('list', { name: 'Branches' });
    await until(() => expect(within(list).queryByRole('button', { name: /Tucson/ })).toBeNull());
  });

  it('areas are found by name, up to twenty', async () => {
    const app = open('branch=1&edit=1');
    await app.fill('Service areas', 'tuc');
    await until(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    await app.fill('Service areas', 'zzz');
    expect(await screen.findByText('No areas match “zzz”.')).toBeVisible();
    await app.fill('Service areas', '');
    for (const each of await screen.findAllByRole<HTMLInputElement>('checkbox', { checked: false })) {
      if (!each.disabled) fireEvent.click(each);
    }
    expect(await screen.findByText('20 of 20 selected')).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox', { checked: false }).every((each) => each.hasAttribute('disabled'))).toBe(
      true,
    );
  });
});
