// planted boundaries(dependencies): @visx/xychart is used only in features/activity/numbers
import * as library from '@visx/xychart';

export { library as charts };
