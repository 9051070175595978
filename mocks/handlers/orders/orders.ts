import * as generated from '../../generated/handlers/orders/orders.msw';
import { implement } from '../../http/implement';
import { presentCrew } from '../../presenters/crews';
import { presentOrderDetail } from '../../presenters/orderDetail';
import { presentCard, presentOrder } from '../../presenters/orders';
import { getInvitableEmployees } from './candidates';
import { cancelOrder, completeOrder, reopenOrder } from './closeOrder';
import { editInvitations, inviteEmployee } from './invite';
import { getOrderCalendar, getOrderCount, getOrderHistory, getOrders } from './lists';
import { openOrder } from './openOrder';
import { createOrder, deleteOrder, updateOrder } from './writeOrder';

export const orderHandlers = implement(generated, {
  getOrders,
  getOrderCount,
  getOrderHistory,
  getOrderCalendar,
  createOrder,
  updateOrder,
  deleteOrder,
  cancelOrder,
  completeOrder,
  reopenOrder,
  inviteEmployee,
  editInvitations,
  getInvitableEmployees,
  getOrder: ({ world, user, params }) => presentOrder(world.tables, openOrder(world, user, params.orderId)),
  getOrderCard: ({ world, user, params }) => presentCard(world.tables, openOrder(world, user, params.orderId)),
  getCurrentCrew: ({ world, user, params }) => presentCrew(world.tables, openOrder(world, user, params.orderId)),
  getOrderDetail: ({ world, user, params, query }) =>
    presentOrderDetail(world.tables, openOrder(world, user, params.orderId), {
      mover: query.mover === 1,
      movingTeam: query.moving_team === 1,
    }),
});
