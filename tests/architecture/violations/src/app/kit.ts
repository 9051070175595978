// planted boundaries(dependencies): This room may not import
import { render } from '../../tests/kit/render';

export const kit = render;
