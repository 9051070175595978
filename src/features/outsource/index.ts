/** What other features need of outsourcing: the way to the page that finds people for a job. */
export { getFindPeoplePath } from './create/findPeoplePath';
