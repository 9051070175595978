// planted boundaries(dependencies): This module may not import
import { Button } from '../../../src/platform/ui/Button';

export const screen = Button;
