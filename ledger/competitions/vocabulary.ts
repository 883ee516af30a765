import { z } from 'zod'

/** Between the members of one channel, or between the channels themselves. */
export const CompetitionType = z.enum(['PVP', 'TVT'])
export type CompetitionType = z.infer<typeof CompetitionType>

/** Whether each shoutout that was received counts as one, or with its points. */
export const CompetitionMetric = z.enum(['SHOUTOUT_COUNT', 'POINTS'])
export type CompetitionMetric = z.infer<typeof CompetitionMetric>

/** A competition between channels is followed on one screen. */
export const competingChannelsMax = 20

export const competitionTitleMax = 100

/** How many standings of the end are kept. */
export const standingsMax = 100

/** How many winners and paid members an event names; others follow in more events, since each must fit into the log. */
export const namedPerEvent = 5_000

/** How many winners and paid members an event may hold; earlier results hold up to this many. */
export const namedPerEventMax = 10_000

/** How many competitions of a team can wait or run at the same time. */
export const openCompetitionsMax = 100
