import { Standing } from '@laurel/ledger/competitions/events.ts'
import { CompetitionMetric, CompetitionType } from '@laurel/ledger/competitions/vocabulary.ts'
import { instant, listOf, oneOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

/** A competition waits and runs while it is open. */
export const competitionStates = ['open', 'archived', 'complete'] as const

export const competitions = defineTable({
  readModel: 'competitions',
  name: 'competitions',
  columns: {
    teamId: uuid,
    competitionId: uuid,
    title: text,
    type: oneOf(CompetitionType.options),
    metric: oneOf(CompetitionMetric.options),
    channelIds: listOf(uuid),
    startsAt: instant,
    endsAt: instant,
    awardId: uuid,
    createdBy: uuid,
    state: oneOf(competitionStates),
    /** Null until the scores of the end are counted. */
    countedAt: instant.nullable(),
    /** The best scores of the end. */
    standings: listOf(Standing),
    /** All that share the highest score, or the first of very many. */
    winners: listOf(Standing),
    winnerCount: whole,
    /** How many members got the prize. */
    paidMembers: whole,
    /** The award that was paid; null before the end, and if it was archived by then. */
    paidAwardName: text.nullable(),
  },
  key: ['teamId', 'competitionId'],
  indexes: [
    "using btree (ends_at) where state = 'open'",
    "using btree (team_id, starts_at, competition_id) where state = 'open'",
    "using btree (team_id, counted_at, competition_id) where state = 'complete'",
  ],
})
export type CompetitionRow = TableRow<typeof competitions>

/**
 * The shoutouts that members received in a channel in a month of UTC, with those that were recalled later: a recall does
 * not say when its shoutout was given.
 */
export const channelShoutouts = defineTable({
  readModel: 'competitions',
  name: 'channelShoutouts',
  columns: {
    teamId: uuid,
    channelId: uuid,
    /** Months since January of year 0. */
    month: whole,
    memberId: uuid,
    shoutouts: whole,
    points: whole,
  },
  key: ['teamId', 'channelId', 'month', 'memberId'],
  isReplacedOften: true,
  holdsSums: true,
})

/** The same of all members of a channel: what a competition between channels counts. */
export const channelMonths = defineTable({
  readModel: 'competitions',
  name: 'channelMonths',
  columns: {
    teamId: uuid,
    channelId: uuid,
    month: whole,
    shoutouts: whole,
    points: whole,
  },
  key: ['teamId', 'channelId', 'month'],
  isReplacedOften: true,
  holdsSums: true,
})
