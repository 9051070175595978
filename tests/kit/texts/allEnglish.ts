import { provideEnglish } from './englishTexts';

/** Import this first in code that reads texts outside the app: tests, journeys, the gallery. */
provideEnglish();
