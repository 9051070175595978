/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { SignUpFacts } from './signUpFacts';

/**
 * Setup progress of a new company, with the owner's sign-up details.
 */
export interface CompanySetup {
  company: SignUpFacts;
  /** @minimum 0 */
  branches: number;
  /**
     * Areas of all branches.
     * @minimum 0
     */
  service_areas: number;
  /**
     * Active members who can work on a job.
     * @minimum 0
     */
  members: number;
  /**
     * Jobs of all branches, finished ones too.
     * @minimum 0
     */
  orders: number;
  /**
     * Invitations to jobs.
     * @minimum 0
     */
  invitations: number;
  /**
     * The next open job that no one is invited to.
     * @minimum 1
     * @nullable
     */
  order_without_crew_id: number | null;
  /**
     * When the owner hid the checklist.
     * @nullable
     */
  dismissed_at: string | null;
}
