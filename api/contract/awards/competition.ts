import { CompetitionMetric, CompetitionType } from '@laurel/ledger/competitions/vocabulary.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'

/** A competition is scheduled until its start, and started until its winners are decided after its end. */
export const CompetitionStatus = z.enum(['SCHEDULED', 'STARTED', 'COMPLETE'])
export type CompetitionStatus = z.infer<typeof CompetitionStatus>

const CompetingGroup = z.object({ id: Identifier, title: AnswerText })

/** A competition between the members of a group (PVP), or between groups (TVT). */
export const Competition = z.object({
  id: Identifier,
  title: AnswerText,
  type: CompetitionType,
  metric: CompetitionMetric,
  status: CompetitionStatus,
  start_time: Instant,
  /** The end, which is excluded: midnight after the last day. */
  end_reset_time: Instant,
  /** The first and the last day in the time zone of the team. */
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  /** Between groups, the first of them with the titles of all. */
  user_group: CompetingGroup,
  user_groups: z.array(CompetingGroup).max(20),
  award: z.object({ id: Identifier, name: AnswerText }),
})
export type Competition = z.infer<typeof Competition>

/** A member or a group with its score. Equal scores share a rank. */
export const CompetitionPlace = z.object({
  rank: z.int().min(1),
  type: z.enum(['user', 'group']),
  id: Identifier,
  name: AnswerText,
  profile_picture: AnswerText.nullable(),
  score: z.int().min(0),
})
export type CompetitionPlace = z.infer<typeof CompetitionPlace>

export const CompetitionPlaces = z.array(CompetitionPlace).max(100)

/** How a competition ended. */
export const CompetitionResult = z.object({
  id: Identifier,
  title: AnswerText,
  reward: z.object({
    /** The award that was paid; null if it was archived by then. */
    name: AnswerText.nullable(),
    /** All that share the highest score, 100 at most. */
    winners: CompetitionPlaces,
    winner_count: z.int().min(0),
    /** How many members got the award. */
    paid_count: z.int().min(0),
  }),
  competition: Competition,
  counted_at: Instant,
  /** The best places; in a list of results the first three. */
  results: CompetitionPlaces,
})
export type CompetitionResult = z.infer<typeof CompetitionResult>
