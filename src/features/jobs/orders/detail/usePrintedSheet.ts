import { useEffect } from 'react';
import { useQueryParams } from '../../../../platform/routing/useQuery';

/** For a link to the crew sheet (`?sheet=1`), opens the print dialog once after everything has loaded. */
export function usePrintedSheet(complete: boolean): void {
  const [read, change] = useQueryParams();
  const wanted = complete && read('sheet') !== null;
  useEffect(() => {
    if (!wanted) return;
    change({ sheet: null }, { replace: true });
    window.print();
  }, [wanted, change]);
}
