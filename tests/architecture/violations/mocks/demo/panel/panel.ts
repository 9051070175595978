import { Button } from '../../../src/platform/ui/Button';

export const panel = () => Button;
