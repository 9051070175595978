import * as generated from '../../generated/handlers/orders/orders.msw';
import { implement } from '../../http/implement';
import { presentCrew } from '../../presenters/crews';
import { presentOrderDetail } from '../../presenters/orderDetail';
import { presentCard, presentOrder, toReading } from '../../presenters/orders';
import { redactCard, redactDetail, redactOrder } from '../../presenters/visibility';
import { openBranch } from '../openBranch';
import { addAttachment, removeAttachment, uploadOrderFile } from './attachments';
import { getInvitableEmployees } from '../crew/candidates';
import { getCustomers, getKnownAddresses } from './customers';
import { cancelOrder, completeOrder, reopenOrder, updateWorkAgain } from './closeOrder';
import { getCrewPlan } from '../crew/crewPlan';
import { editInvitations, inviteEmployee } from '../crew/invite';
import { checkMove } from '../crew/moving';
import { getOrderCalendar } from './calendar';
import { getOrderCapacity } from './capacity';
import { getOrderCount, getOrderHistory, getOrders } from './lists';
import { openOrder, readOrder, openVisibleOrder } from './openOrder';
import { createOrder, deleteOrder, updateOrder } from './writeOrder';

export const orderHandlers = implement(
  generated,
  {
    getOrders,
    getOrderCount,
    getOrderHistory,
    getOrderCalendar,
    getOrderCapacity,
    getCrewPlan,
    checkMove,
    getCustomers,
    getKnownAddresses,
    createOrder,
    updateOrder,
    deleteOrder,
    cancelOrder,
    completeOrder,
    reopenOrder,
    updateWorkAgain,
    inviteEmployee,
    editInvitations,
    addAttachment,
    removeAttachment,
    uploadOrderFile,
    getInvitableEmployees,
    getOrder: ({ world, user, params }) => {
      const { order, visibility } = openVisibleOrder(world, user, params.orderId);
      return redactOrder(presentOrder(world.tables, order), visibility);
    },
    getOrderCard: ({ world, user, params }) => {
      const { order, visibility } = openVisibleOrder(world, user, params.orderId);
      return redactCard(presentCard(world.tables, order, toReading(world, user)), visibility);
    },
    getCurrentCrew: ({ world, user, params }) =>
      presentCrew(world.tables, readOrder(world, user, params.orderId), toReading(world, user)),
    getOrderDetail: ({ world, user, params, query }) => {
      const { order, visibility } = openVisibleOrder(world, user, params.orderId);
      const wanted = { mover: query.mover === 1, movingTeam: query.moving_team === 1 };
      return redactDetail(presentOrderDetail(world.tables, order, wanted, toReading(world, user)), visibility);
    },
  },
  {
    addAttachment: ({ world, user, params }) => openOrder(world, user, params.orderId),
    uploadOrderFile: ({ world, user, params }) => openBranch(world, user, params.id),
  },
);
