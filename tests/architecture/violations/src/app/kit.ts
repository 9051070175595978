// planted boundaries(dependencies): This module may not import
import { render } from '../../tests/kit/render';

export const kit = render;
