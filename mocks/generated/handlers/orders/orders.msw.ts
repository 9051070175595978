/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AddAttachment201,
  CancelOrder200,
  CompleteOrder200,
  CreateOrder201,
  DeleteOrder200,
  EditInvitations200,
  GetCurrentCrew200,
  GetInvitableEmployees200,
  GetOrder200,
  GetOrderCalendar200,
  GetOrderCard200,
  GetOrderCount200,
  GetOrderDetail200,
  GetOrderHistory200,
  GetOrders200,
  InviteEmployee200,
  RemoveAttachment200,
  ReopenOrder200,
  UpdateOrder200,
  UploadOrderFile201
} from '../../../../src/generated/model';



export const getGetOrdersMockHandler = (overrideResponse?: GetOrders200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetOrders200> | GetOrders200), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateOrderMockHandler = (overrideResponse?: CreateOrder201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateOrder201> | CreateOrder201), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-branches/:id/orders', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetOrderCountMockHandler = (overrideResponse?: GetOrderCount200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetOrderCount200> | GetOrderCount200), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/orders/count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOrderHistoryMockHandler = (overrideResponse?: GetOrderHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetOrderHistory200> | GetOrderHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/orders/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOrderCalendarMockHandler = (overrideResponse?: GetOrderCalendar200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetOrderCalendar200> | GetOrderCalendar200), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/orders/calendar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUploadOrderFileMockHandler = (overrideResponse?: UploadOrderFile201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadOrderFile201> | UploadOrderFile201), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-branches/:id/order-files', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetOrderMockHandler = (overrideResponse?: GetOrder200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetOrder200> | GetOrder200), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:orderId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateOrderMockHandler = (overrideResponse?: UpdateOrder200 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UpdateOrder200> | UpdateOrder200), options?: RequestHandlerOptions) => {
  return http.put('*/api/orders/:orderId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteOrderMockHandler = (overrideResponse?: DeleteOrder200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeleteOrder200> | DeleteOrder200), options?: RequestHandlerOptions) => {
  return http.delete('*/api/orders/:orderId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOrderCardMockHandler = (overrideResponse?: GetOrderCard200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetOrderCard200> | GetOrderCard200), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:orderId/card', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOrderDetailMockHandler = (overrideResponse?: GetOrderDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetOrderDetail200> | GetOrderDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:orderId/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelOrderMockHandler = (overrideResponse?: CancelOrder200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelOrder200> | CancelOrder200), options?: RequestHandlerOptions) => {
  return http.post('*/api/orders/:orderId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCompleteOrderMockHandler = (overrideResponse?: CompleteOrder200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CompleteOrder200> | CompleteOrder200), options?: RequestHandlerOptions) => {
  return http.post('*/api/orders/:orderId/complete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getReopenOrderMockHandler = (overrideResponse?: ReopenOrder200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReopenOrder200> | ReopenOrder200), options?: RequestHandlerOptions) => {
  return http.post('*/api/orders/:orderId/reopen', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getAddAttachmentMockHandler = (overrideResponse?: AddAttachment201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddAttachment201> | AddAttachment201), options?: RequestHandlerOptions) => {
  return http.post('*/api/orders/:orderId/attachments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getRemoveAttachmentMockHandler = (overrideResponse?: RemoveAttachment200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RemoveAttachment200> | RemoveAttachment200), options?: RequestHandlerOptions) => {
  return http.delete('*/api/orders/:orderId/attachments/:attachmentId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetCurrentCrewMockHandler = (overrideResponse?: GetCurrentCrew200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetCurrentCrew200> | GetCurrentCrew200), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:orderId/current-crew', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetInvitableEmployeesMockHandler = (overrideResponse?: GetInvitableEmployees200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetInvitableEmployees200> | GetInvitableEmployees200), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:orderId/invitable-employees', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getInviteEmployeeMockHandler = (overrideResponse?: InviteEmployee200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InviteEmployee200> | InviteEmployee200), options?: RequestHandlerOptions) => {
  return http.post('*/api/orders/:orderId/invite-employee', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getEditInvitationsMockHandler = (overrideResponse?: EditInvitations200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditInvitations200> | EditInvitations200), options?: RequestHandlerOptions) => {
  return http.post('*/api/orders/:orderId/edit-invitations', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getOrdersMock = () => [
  getGetOrdersMockHandler(),
  getCreateOrderMockHandler(),
  getGetOrderCountMockHandler(),
  getGetOrderHistoryMockHandler(),
  getGetOrderCalendarMockHandler(),
  getUploadOrderFileMockHandler(),
  getGetOrderMockHandler(),
  getUpdateOrderMockHandler(),
  getDeleteOrderMockHandler(),
  getGetOrderCardMockHandler(),
  getGetOrderDetailMockHandler(),
  getCancelOrderMockHandler(),
  getCompleteOrderMockHandler(),
  getReopenOrderMockHandler(),
  getAddAttachmentMockHandler(),
  getRemoveAttachmentMockHandler(),
  getGetCurrentCrewMockHandler(),
  getGetInvitableEmployeesMockHandler(),
  getInviteEmployeeMockHandler(),
  getEditInvitationsMockHandler()
]
