// planted boundaries(dependencies): model/ is pure domain code
import { useState } from 'react';

export const price = useState;
