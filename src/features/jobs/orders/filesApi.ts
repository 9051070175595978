import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { addAttachment, uploadOrderFile } from '#generated/endpoints/orders/orders';
import { runCall } from '#platform/cache/queryClient';
import { uploadProgress } from '#platform/http/http';
import { invalidateOrders } from './api';
import type { SendFile, SendHow } from './files/uploads';

// API calls about the files of orders.

/** Uploads a file for an order that is not saved yet. */
export function useSendOrderFile(branchId: number): SendFile {
  const queryClient = useQueryClient();
  return useCallback(
    (file, how) => runCall(queryClient, () => uploadOrderFile(branchId, { file }, sending(how))),
    [queryClient, branchId],
  );
}

/** Uploads a file to an existing order; resolves after the order is refetched. */
export function useAddFile(branchId: number, orderId: number): SendFile {
  const queryClient = useQueryClient();
  return useCallback(
    async (file, how) => {
      const sent = await runCall(queryClient, () => addAttachment(orderId, { file }, sending(how)));
      await invalidateOrders(queryClient, branchId, orderId);
      return sent;
    },
    [queryClient, branchId, orderId],
  );
}

function sending({ idempotencyKey, onProgress, signal }: SendHow) {
  return {
    signal,
    headers: { 'Idempotency-Key': idempotencyKey },
    ...uploadProgress(onProgress),
  };
}
