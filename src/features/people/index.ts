/** Shared UI for people: name, positions, facts and notes. */
export { FavoriteName } from './FavoriteName';
export { PeopleColumns, PeopleHead, PeoplePanel, PeopleSkeleton } from './PeoplePanel';
export { Person } from './Person';
export { PersonNotes, type PersonNote } from './PersonNotes';
export { PersonRow, type PersonFact } from './PersonRow';
export {
  createDistanceFact,
  createRateFact,
  createRatingFact,
  formatMilesAway,
  listPersonFacts,
  noFact,
  personHeads,
} from './personFacts';
export { gradeScore } from './gradeScore';
export { adultRule, rateRule, upToThree } from './personRules';
export { PositionIcon } from './PositionIcon';
export { Positions } from './Positions';
