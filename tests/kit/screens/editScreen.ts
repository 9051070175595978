import { InvitationStatus, PositionCode } from '#generated/model/codes';
import type { RenderOptions } from '../app/renderApp';
import { hostWorld } from '../hostedWorld';
import { invite, placeOrder } from '../orders';
import { renderOrder } from './orderScreen';

/** Ids of people that a job can invite. */
export const [luis, marcus] = [3, 5];

/** An order in its own world; `accepted` of the invited people accept. */
export async function createOrder(accepted: readonly number[] = []) {
  const hosted = hostWorld({ scenario: 'empty' });
  const { world } = hosted;
  const id = await placeOrder(world);
  const asked =
    accepted.length > 0
      ? await invite(world, id, [luis, PositionCode.foremanDriver], [marcus, PositionCode.helper])
      : [];
  world.change(() => {
    for (const userId of accepted) {
      const mine = asked.find((each) => world.tables.invitation.require(each).user_id === userId);
      if (mine !== undefined) world.tables.invitation.update(mine, { status: InvitationStatus.accepted });
    }
  });
  return { hosted, id, asked };
}

/** A dispatcher opens the form of an order. */
export async function editOrder(hosted: RenderOptions['hosted'], id: number) {
  const app = renderOrder(`/company/job/edit/${id}`, { ...(hosted && { hosted }) });
  await app.ready();
  return app;
}

/** The order as it is stored. */
export const row = (app: Awaited<ReturnType<typeof editOrder>>, id: number) => app.world.tables.order.require(id);
