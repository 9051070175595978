// planted boundaries(dependencies): A model has no React.
import { useState } from 'react';

export const state = useState;
