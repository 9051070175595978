/** Shared UI for people: name, positions, facts and notes. */
export { PeopleColumns, PeopleHead, PeoplePanel, PeopleSkeleton } from './PeoplePanel';
export { FavoriteName, Person, Positions, PositionIcon } from './Person';
export {
  createDistanceFact,
  createRateFact,
  createRatingFact,
  formatMilesAway,
  gradeScore,
  listPersonFacts,
  noFact,
  personHeads,
  type PersonFact,
  type PersonNote,
  PersonNotes,
  PersonRow,
} from './PersonRow';
export { adultRule, rateRule, upToThree } from './personRules';
