import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { countIs, goOffline, owner, provider, type Sent, visit } from '../../../tests/kit/storage/offlineVisits';
import { until } from '../../../tests/kit/until';
import { openOfflineStore } from './offlineStore';

describe('facts that are still being found out', () => {
  const bodies = ({ send }: ReturnType<typeof provider>) => send.mock.calls.map(([sent]) => sent);

  it('are sent with the change, which is stored before they are known', async () => {
    const company = provider();
    const page = visit(company.send);
    await page.open();
    const { promise: location, resolve: find } = Promise.withResolvers<Partial<Sent>>();
    page.make(7, owner, location);
    await countIs(page, 1);
    expect(company.send).not.toHaveBeenCalled();
    find({ lat: 33.4 });
    await countIs(page, 0);
    expect(bodies(company)).toEqual([{ job: 7, lat: 33.4 }]);
  });

  it('do not hold the change back for good', async () => {
    const company = provider();
    const page = visit(company.send);
    await page.open();
    page.make(7, owner, Promise.resolve(undefined));
    await until(() => expect(bodies(company)).toEqual([{ job: 7 }]));
  });

  it('are sent with the change on a device whose database never opens', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
    onTestFinished(() => open.mockRestore());
    const company = provider();
    const page = visit(company.send);
    void page.open();
    page.make(7, owner, Promise.resolve({ lat: 33.4 }));
    await until(() => expect(bodies(company)).toEqual([{ job: 7, lat: 33.4 }]));
  });

  it('are left out when the app was closed before', async () => {
    const company = provider();
    const first = visit(company.send);
    await first.open();
    first.make(7, owner, new Promise(() => undefined));
    await countIs(first, 1);
    first.end();
    await visit(company.send).open();
    await until(() => expect(bodies(company)).toEqual([{ job: 7 }]));
  });

  it('are kept when the app was closed without a network', async () => {
    goOffline();
    const company = provider();
    const first = visit(company.send);
    await first.open();
    first.make(7, owner, Promise.resolve({ lat: 33.4 }));
    await until(async () => {
      const [stored] = await openOfflineStore('').list(owner);
      expect(stored?.variables.sent).toEqual({ job: 7, lat: 33.4 });
    });
    first.end();
    onlineManager.setOnline(true);
    await visit(company.send).open();
    await until(() => expect(bodies(company)).toEqual([{ job: 7, lat: 33.4 }]));
  });

  it('are repeated with the change after a lost answer, also by the next visit', async () => {
    const company = provider();
    company.send.mockImplementationOnce(() => new Promise(() => undefined));
    const first = visit(company.send);
    await first.open();
    first.make(7, owner, Promise.resolve({ lat: 33.4 }));
    await until(() => expect(company.send).toHaveBeenCalledOnce());
    first.end();
    await visit(company.send).open();
    await until(() => expect(company.send).toHaveBeenCalledTimes(2));
    const [lost, repeated] = company.send.mock.calls;
    expect(repeated).toEqual(lost);
  });
});
