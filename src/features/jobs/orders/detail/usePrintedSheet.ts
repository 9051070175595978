import { useEffect } from 'react';
import { useQueryParams } from '../../../../platform/routing/useQuery';

/** A link to the crew sheet (`?sheet=1`) opens the printer's dialog once, as soon as all of it is there. */
export function usePrintedSheet(complete: boolean): void {
  const [read, change] = useQueryParams();
  const wanted = complete && read('sheet') !== null;
  useEffect(() => {
    if (!wanted) return;
    change({ sheet: null }, { replace: true });
    window.print();
  }, [wanted, change]);
}
