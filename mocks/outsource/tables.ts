import { InvitationStatus, OfferStatus } from '#generated/model/codes';
import { defineTable } from '../provider/store/table';
import type { OfferApplicationRow, OfferRow } from './rows';

/** Offers to helpers and the people who were notified of them. */
export const outsourceTables = {
  offer: defineTable<OfferRow>()({
    key: 'id',
    columns: {
      id: 'number',
      branch_id: 'number',
      order_id: 'number?',
      deleted_order: 'json?',
      title: 'text',
      position_needs: 'json',
      radius_miles: 'number',
      requirements: 'json',
      audience: 'text',
      tier_minutes: 'number?',
      tiers: 'json',
      message: 'text',
      message_language: 'text?',
      auto_accept: 'number',
      apply_by: 'text',
      status: 'number',
      created_by_id: 'number',
      created_at: 'text',
      filled_at: 'text?',
      closed_at: 'text?',
      warned_at: 'text?',
      version: 'number',
    },
    indexes: {
      branch: { of: (row) => row.branch_id, sort: (row) => row.created_at, order: 'desc' },
      order: (row) => row.order_id,
      /** Open offers by when they close. */
      open: { of: (row) => (row.status === OfferStatus.open ? 'open' : null), sort: (row) => row.apply_by },
      openOfBranch: (row) => (row.status === OfferStatus.open ? row.branch_id : null),
    },
  }),
  offerApplication: defineTable<OfferApplicationRow>()({
    key: 'id',
    columns: {
      id: 'number',
      offer_id: 'number',
      branch_id: 'number',
      user_id: 'number',
      position: 'number',
      tier: 'text',
      opens_at: 'text',
      early_until: 'text?',
      is_announced: 'flag',
      proposed_rate: 'number?',
      note: 'text?',
      status: 'number',
      viewed_at: 'text?',
      applied_at: 'text?',
      decided_at: 'text?',
      decided_by_id: 'number?',
      reason: 'text?',
      reason_comment: 'text?',
      cancelled_by: 'text?',
      invitation_id: 'number?',
    },
    indexes: {
      offer: (row) => row.offer_id,
      user: (row) => row.user_id,
      /** People whose time to see their offer is still to come, soonest first. */
      opening: {
        of: (row) => (row.is_announced || row.status !== InvitationStatus.new ? null : 'next'),
        sort: (row) => row.opens_at,
      },
    },
  }),
};
