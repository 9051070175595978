/** Shared UI for people: name, positions, facts and notes. */
export { PeopleColumns, PeopleHead, PeoplePanel, PeopleSkeleton } from './PeoplePanel';
export { Person } from './Person';
export { PersonNotes, type PersonNote } from './PersonNotes';
export { PersonRow, type PersonFact } from './PersonRow';
export { PositionIcon } from './PositionIcon';
export { Positions } from './Positions';
