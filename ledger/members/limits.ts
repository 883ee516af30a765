import { adjustmentPointsMax } from '../teams/vocabulary.ts'

/** A shoutout or an award may be taken back this long after it was given: long enough to spot a mistake the next morning. */
export const recallWindowMilliseconds = 24 * 60 * 60 * 1000

/**
 * The points that administrators may add to a member's balances in a day without approval: enough for everyday
 * corrections, and too little to be worth a theft.
 */
export const unapprovedPointsPerDayMax = adjustmentPointsMax

/** The number of adjustments and awards of one member that may wait for approval, so that the state of a member is bounded. */
export const openProposalsMax = 20

/** Redemptions of a member in a day under limits, for the same reason; administrators set lower limits. */
export const limitedRedemptionsMax = 1_000

/** The same message to the same people within this time counts as a repeat. */
export const repeatWindowMilliseconds = 10 * 60 * 1000

/**
 * The number of shoutouts that a giver's state keeps for recall, so that the state of a member is bounded however long
 * the stream is.
 */
export const recallableShoutoutsMax = 100

/** The number of awards that a giver's state keeps for recall, for the same reason. They are rarer and carry their gifts. */
export const recallableAwardsMax = 50

/**
 * The maximum number of recipients of one shoutout: enough for a department, and one event stays far below a store's
 * size limit.
 */
export const recipientsMax = 200
