// planted boundaries(dependencies): @tanstack/react-query has one door: platform/cache
import * as library from '@tanstack/react-query';

export { library as query };
