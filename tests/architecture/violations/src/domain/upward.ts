// planted boundaries(dependencies): This module may not import
import { Button } from '../platform/ui/Button';

export const upward = Button;
