import { type ExplainableFigure, explainFigure } from '@laurel/contract/reports/explanations.ts'
import {
  type ExplainedFigure,
  explainFigure as explanationOf,
} from '@laurel/projections/books/entries/explanations.ts'
import { memberById } from '@laurel/projections/people/members/queries.ts'
import type { FastifyRequest } from 'fastify'
import { activitiesShownTo } from '../../celebrations/birthdayPrivacy.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { invalidRequest, notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { listRequestOf, nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { say } from '../../messages/sentence.ts'
import { activitiesBehind } from '../../recognition/activitiesBehind.ts'
import { thisMonth } from '../../team/calendar.ts'
import { ledgerEntryOf } from './ledgerEntry.ts'

/** The postings behind a figure. */
export const serveExplanations = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies

  api.route({
    ...routeOf(explainFigure),
    handler: async request => {
      const { teamId, memberId: viewerId } = callerOf(request)
      const { range, cursor: from, user_id } = request.query
      const figure = await figureOf(dependencies, request, request.params.figure, user_id)
      const part = listRequestOf({ range: range ?? [0, entriesDefault - 1], cursor: from }, {})
      const { points, sign, parts, page } = await explanationOf(database, teamId, figure, {
        ...part,
        ...activitiesShownTo(viewerId),
      })
      const activities = await activitiesBehind(dependencies.database, teamId, page.rows)
      return {
        points,
        sign,
        parts: parts.map(({ eventType, entries, points: added }) => ({
          event_type: eventType,
          entries,
          points: added,
        })),
        entries: page.rows.map(row => ledgerEntryOf(row, activities.get(row.subjectId), viewerId)),
        total: parts.reduce((sum, { entries }) => sum + entries, 0),
        next: nextOf(page),
      }
    },
  })
}

const entriesDefault = 25

const figureOf = async (
  dependencies: Dependencies,
  request: FastifyRequest,
  figure: ExplainableFigure,
  userId: string | undefined,
): Promise<ExplainedFigure> => {
  switch (figure) {
    case 'point_balance':
      return { kind: 'fund' }
    case 'accrued_points':
      return { kind: 'accrued' }
    case 'fund_owed_points':
      return { kind: 'fundOwed' }
    case 'outstanding_points':
      return { kind: 'outstanding' }
    case 'giveable_points':
      return { kind: 'giveable' }
    case 'redeemed_this_month': {
      const { timeZone } = await teamOfCaller(dependencies, request)
      return { kind: 'redeemed', occurred: thisMonth(dependencies.clock(), timeZone) }
    }
    case 'redeemable_points':
      return { ...(await memberOf(dependencies, request, userId)), account: 'redeemable' }
    case 'owed_points':
      return { ...(await memberOf(dependencies, request, userId)), account: 'owed' }
    case 'shoutout_allowance_remaining':
      return { ...(await memberOf(dependencies, request, userId)), account: 'allowance:shoutout' }
    case 'award_allowance_remaining':
      return { ...(await memberOf(dependencies, request, userId)), account: 'allowance:award' }
  }
}

const memberOf = async (
  { database }: Dependencies,
  request: FastifyRequest,
  userId: string | undefined,
): Promise<{ readonly kind: 'memberBalance'; readonly memberId: string }> => {
  if (userId === undefined)
    throw invalidRequest([{ path: 'query.user_id', message: say('fields.whoseBalance') }])
  const member = await memberById(database, callerOf(request).teamId, userId)
  if (!member) throw notFound('member')
  return { kind: 'memberBalance', memberId: member.memberId }
}
