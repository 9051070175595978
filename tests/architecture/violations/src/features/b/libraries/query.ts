// planted boundaries(dependencies): @tanstack/react-query is used only in platform/cache
import * as library from '@tanstack/react-query';

export { library as query };
