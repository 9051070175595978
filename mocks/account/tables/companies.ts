import { defineTable } from '../../provider/store/table';
import type { BranchManagerRow, BranchRow, CompanyRow, ManagerRow, ServingAreaRow } from '../../provider/store/rows';

/** Companies, their branches and the areas they serve. */
export const companiesTables = {
  company: defineTable<CompanyRow>()({
    key: 'id',
    columns: {
      id: 'number',
      name: 'text',
      owner_id: 'number',
      usdot_number: 'text?',
      phone: 'text',
      email: 'text',
      city: 'text',
      state: 'text',
      zip: 'text',
      fleet_size: 'text',
      created_at: 'text',
      setup_dismissed_at: 'text?',
    },
    indexes: {},
  }),
  branch: defineTable<BranchRow>()({
    key: 'id',
    columns: {
      id: 'number',
      company_id: 'number',
      name: 'text',
      avatar_url: 'text?',
      phone: 'text',
      email: 'text?',
      address_line: 'text',
      unit: 'text?',
      city: 'text',
      state: 'text',
      zip: 'text',
      lat: 'number',
      lng: 'number',
      timezone: 'text',
      default_min_hours: 'number',
      default_arrival_windows: 'json',
      travel_buffer_minutes: 'number',
      serving_area_ids: 'json',
      serving_area_radii: 'json',
      created_at: 'text',
      closed_at: 'text?',
      version: 'number',
      updated_by_id: 'number?',
    },
    indexes: {
      /** The branches of a company that are open. */
      company: (row) => (row.closed_at === null ? row.company_id : null),
      /** Closed branches too, for their finished jobs. */
      everOfCompany: (row) => row.company_id,
    },
  }),
  manager: defineTable<ManagerRow>()({
    key: 'id',
    columns: { id: 'number', user_id: 'number', company_id: 'number' },
    indexes: { user: { of: (row) => row.user_id, unique: true }, company: (row) => row.company_id },
  }),
  branchManager: defineTable<BranchManagerRow>()({
    key: 'id',
    columns: { id: 'number', branch_id: 'number', user_id: 'number' },
    indexes: { branch: (row) => row.branch_id, user: (row) => row.user_id },
  }),
  servingArea: defineTable<ServingAreaRow>()({
    key: 'id',
    columns: {
      id: 'number',
      name: 'text',
      state_code: 'text',
      state_name: 'text',
      name_with_state_initials: 'text',
      lat: 'number',
      lng: 'number',
      default_radius_miles: 'number',
      population: 'number',
      boundary: 'json',
    },
    indexes: {
      state: (row) => row.state_code,
      town: (row) => row.name_with_state_initials.toLowerCase(),
    },
  }),
};
