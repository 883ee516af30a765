import {
  CompetitionMetric,
  CompetitionType,
  competingChannelsMax,
  competitionTitleMax,
} from '@laurel/ledger/competitions/vocabulary.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { LenientInstant } from '@laurel/ledger/kernel/instant.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { listQuery } from '../wire/listQuery.ts'
import { Acknowledged, After } from '../wire/position.ts'
import { Competition, CompetitionPlace, CompetitionPlaces, CompetitionResult } from './competition.ts'

const params = z.object({ id: Identifier })

/** A day counts in the time zone of the team: the start from its beginning, the end until it is over. */
const Moment = z.union([z.iso.date(), LenientInstant])

export const NewCompetition = z
  .object({
    title: requiredText(competitionTitleMax),
    type: CompetitionType,
    metric: CompetitionMetric,
    /** The group whose members compete. */
    group_id: Identifier.optional(),
    /** The groups that compete with each other. */
    group_ids: z.array(Identifier).max(competingChannelsMax).optional(),
    start_time: Moment,
    end_time: Moment,
    award_id: Identifier,
  })
  .superRefine(({ type, group_id, group_ids = [] }, context) => {
    if (type === 'PVP' && group_id === undefined)
      context.addIssue({ code: 'custom', path: ['group_id'], message: 'Choose the group that competes.' })
    if (type === 'TVT' && group_ids.length < 2)
      context.addIssue({ code: 'custom', path: ['group_ids'], message: 'Choose two groups or more.' })
  })
export type NewCompetition = z.infer<typeof NewCompetition>

export const listCompetitions = defineCall({
  name: 'listCompetitions',
  method: 'GET',
  path: '/v1/team/competitions',
  access: 'admin',
  summary: 'Competitions that are scheduled or started',
  query: After,
  response: z.object({ competitions: answerList(Competition) }),
  errors: ['PRO_REQUIRED'],
})

export const createCompetition = defineCall({
  name: 'createCompetition',
  method: 'POST',
  path: '/v1/team/competitions',
  access: 'admin',
  summary: 'Create a competition',
  body: NewCompetition,
  response: Acknowledged.extend({ id: Identifier }),
  errors: [
    'PRO_REQUIRED',
    'COMPETITION_EXISTS',
    'COMPETITION_CHANNELS_UNFIT',
    'COMPETITION_CHANNEL_UNKNOWN',
    'COMPETITION_AWARD_UNKNOWN',
    'COMPETITION_STARTS_TOO_EARLY',
    'COMPETITION_ENDS_TOO_EARLY',
    'COMPETITION_TOO_LONG',
    'COMPETITIONS_TOO_MANY',
  ],
  isCommand: true,
})

/** Ends a competition without a winner. */
export const archiveCompetition = defineCall({
  name: 'archiveCompetition',
  method: 'DELETE',
  path: '/v1/team/competitions/:id',
  access: 'admin',
  summary: 'Archive a competition',
  params,
  response: Acknowledged,
  errors: ['PRO_REQUIRED', 'COMPETITION_UNKNOWN', 'COMPETITION_COMPLETE'],
  isCommand: true,
})

/** For administrators, and for members of a group that competes. After the end it shows what was counted then. */
export const competitionLeaderboard = defineCall({
  name: 'competitionLeaderboard',
  method: 'GET',
  path: '/v1/team/competitions/:id/leaderboard',
  access: 'member',
  summary: 'Leaderboard of a competition as of now',
  params,
  query: After,
  response: z.object({
    competition: Competition,
    leaderboard: CompetitionPlaces,
    /** The place of the caller, or of their best group. */
    own: CompetitionPlace.pick({ rank: true, id: true, score: true }).nullable(),
  }),
  errors: ['NOT_FOUND'],
})

export const competitionResults = defineCall({
  name: 'competitionResults',
  method: 'GET',
  path: '/v1/team/competitions/:id/results',
  access: 'member',
  summary: 'Results of a competition that is complete',
  params,
  query: After,
  response: CompetitionResult,
  errors: ['NOT_FOUND'],
})

export const listCompetitionResults = defineCall({
  name: 'listCompetitionResults',
  method: 'GET',
  path: '/v1/team/competitions/results',
  access: 'admin',
  summary: 'Results of the last 100 competitions',
  query: After,
  response: z.object({ results: z.array(CompetitionResult).max(100) }),
  errors: ['PRO_REQUIRED'],
})

export const competitionHistory = defineCall({
  name: 'competitionHistory',
  method: 'GET',
  path: '/v1/admin/competitionResults',
  access: 'admin',
  summary: 'Results of competitions, page by page',
  query: listQuery(z.object({})),
  response: answerList(CompetitionResult),
  errors: ['PRO_REQUIRED'],
})

/** What a member sees of the competitions in their groups. */
export const ownCompetitions = defineCall({
  name: 'ownCompetitions',
  method: 'GET',
  path: '/v1/user/competitions',
  access: 'member',
  summary: 'Competitions of one’s own groups, with one’s own place',
  query: After,
  response: z.object({
    running: z
      .array(
        z.object({
          competition: Competition,
          own: CompetitionPlace.pick({ rank: true, id: true, score: true }).nullable(),
          leaders: z.array(CompetitionPlace).max(3),
        }),
      )
      .max(100),
    results: z.array(CompetitionResult).max(10),
  }),
})
