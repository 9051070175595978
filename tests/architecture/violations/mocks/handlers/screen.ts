// planted boundaries(dependencies): This room may not import
import { Button } from '../../src/platform/ui/Button';

export const screen = Button;
