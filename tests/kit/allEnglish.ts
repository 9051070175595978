import { provideEnglish } from './englishTexts';

/** Imported first by what reads texts outside the app: tests, journeys, the gallery. */
provideEnglish();
