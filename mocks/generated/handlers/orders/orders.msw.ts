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
  AttachmentResponse,
  CalendarPageResponse,
  CrewPlanResponse,
  CrewResponse,
  CustomersResponse,
  InvitableEmployeesResponse,
  KnownAddressesResponse,
  MoveCheckResponse,
  NothingResponse,
  OrderCapacityResponse,
  OrderCardResponse,
  OrderCountResponse,
  OrderDetailResponse,
  OrderPageResponse,
  OrderResponse
} from '../../../../src/generated/model';



export const getGetOrdersMockHandler = (overrideResponse?: OrderPageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderPageResponse> | OrderPageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateOrderMockHandler = (overrideResponse?: OrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderResponse> | OrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-branches/:id/orders', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetOrderCountMockHandler = (overrideResponse?: OrderCountResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderCountResponse> | OrderCountResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/orders/count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOrderHistoryMockHandler = (overrideResponse?: OrderPageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderPageResponse> | OrderPageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/orders/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOrderCalendarMockHandler = (overrideResponse?: CalendarPageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CalendarPageResponse> | CalendarPageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/orders/calendar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOrderCapacityMockHandler = (overrideResponse?: OrderCapacityResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderCapacityResponse> | OrderCapacityResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/orders/capacity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetCrewPlanMockHandler = (overrideResponse?: CrewPlanResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CrewPlanResponse> | CrewPlanResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/orders/crew-plan', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetCustomersMockHandler = (overrideResponse?: CustomersResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomersResponse> | CustomersResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetKnownAddressesMockHandler = (overrideResponse?: KnownAddressesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<KnownAddressesResponse> | KnownAddressesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/company-branches/:id/known-addresses', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUploadOrderFileMockHandler = (overrideResponse?: AttachmentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AttachmentResponse> | AttachmentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/company-branches/:id/order-files', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGetOrderMockHandler = (overrideResponse?: OrderResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderResponse> | OrderResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:orderId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateOrderMockHandler = (overrideResponse?: OrderResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrderResponse> | OrderResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/orders/:orderId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteOrderMockHandler = (overrideResponse?: NothingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NothingResponse> | NothingResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/orders/:orderId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOrderCardMockHandler = (overrideResponse?: OrderCardResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderCardResponse> | OrderCardResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:orderId/card', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetOrderDetailMockHandler = (overrideResponse?: OrderDetailResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderDetailResponse> | OrderDetailResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:orderId/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCheckMoveMockHandler = (overrideResponse?: MoveCheckResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MoveCheckResponse> | MoveCheckResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/orders/:orderId/move-check', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelOrderMockHandler = (overrideResponse?: OrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderResponse> | OrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/orders/:orderId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCompleteOrderMockHandler = (overrideResponse?: OrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderResponse> | OrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/orders/:orderId/complete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getReopenOrderMockHandler = (overrideResponse?: OrderResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderResponse> | OrderResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/orders/:orderId/reopen', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateWorkAgainMockHandler = (overrideResponse?: OrderResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrderResponse> | OrderResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/orders/:orderId/work-again', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getAddAttachmentMockHandler = (overrideResponse?: AttachmentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AttachmentResponse> | AttachmentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/orders/:orderId/attachments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getRemoveAttachmentMockHandler = (overrideResponse?: NothingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NothingResponse> | NothingResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/orders/:orderId/attachments/:attachmentId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetCurrentCrewMockHandler = (overrideResponse?: CrewResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CrewResponse> | CrewResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:orderId/current-crew', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetInvitableEmployeesMockHandler = (overrideResponse?: InvitableEmployeesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvitableEmployeesResponse> | InvitableEmployeesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:orderId/invitable-employees', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getInviteEmployeeMockHandler = (overrideResponse?: CrewResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CrewResponse> | CrewResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/orders/:orderId/invite-employee', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getEditInvitationsMockHandler = (overrideResponse?: CrewResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CrewResponse> | CrewResponse), options?: RequestHandlerOptions) => {
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
  getGetOrderCapacityMockHandler(),
  getGetCrewPlanMockHandler(),
  getGetCustomersMockHandler(),
  getGetKnownAddressesMockHandler(),
  getUploadOrderFileMockHandler(),
  getGetOrderMockHandler(),
  getUpdateOrderMockHandler(),
  getDeleteOrderMockHandler(),
  getGetOrderCardMockHandler(),
  getGetOrderDetailMockHandler(),
  getCheckMoveMockHandler(),
  getCancelOrderMockHandler(),
  getCompleteOrderMockHandler(),
  getReopenOrderMockHandler(),
  getUpdateWorkAgainMockHandler(),
  getAddAttachmentMockHandler(),
  getRemoveAttachmentMockHandler(),
  getGetCurrentCrewMockHandler(),
  getGetInvitableEmployeesMockHandler(),
  getInviteEmployeeMockHandler(),
  getEditInvitationsMockHandler()
]
