import { useState } from 'react';
import type { Order } from '../../../generated/model';
import { useAddFile } from '../api';
import { fileProblem } from './fileRules';
import { detailTexts } from './texts';

/** Adds files one after the other; what could not be added is told by name, and the others are added all the same. */
export function useFiles({ order_id, branch_id, attachments }: Order) {
  const { mutateAsync: send } = useAddFile(branch_id);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function add(files: readonly File[]): Promise<void> {
    setBusy(true);
    const failed: string[] = [];
    let count = attachments.length;
    for (const file of files) {
      const problem = fileProblem(file, count) ?? (await attempt(() => send({ orderId: order_id, data: { file } })));
      if (problem === undefined) count += 1;
      else failed.push(detailTexts.fileFailed(file.name, problem));
    }
    setProblems(failed);
    setBusy(false);
  }

  return { add, busy, problems };
}

/** What went wrong, in the provider's words; undefined when nothing did. */
async function attempt(send: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : detailTexts.notSent;
  }
}
