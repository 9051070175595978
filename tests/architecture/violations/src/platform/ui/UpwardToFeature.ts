// planted boundaries(no-circles): feature/a imports platform/ui
// planted boundaries(dependencies): This module may not import
import { useOrders } from '../../features/a';

export const upward = useOrders;
