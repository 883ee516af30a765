import {
  archiveCompetition,
  competitionHistory,
  competitionLeaderboard,
  competitionResults,
  createCompetition,
  listCompetitionResults,
  listCompetitions,
  ownCompetitions,
} from '@laurel/contract/awards/competitions.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { completeCompetitions, openCompetitions } from '@laurel/projections/awards/competitions/queries.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, acknowledge, intentOf } from '../../http/serving/intent.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { requireFeature } from '../../http/serving/requireFeature.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { archiveCompetition as archive } from '../competitions/archiveCompetition.ts'
import { endOf, startOf } from '../competitions/competitionTimes.ts'
import { createCompetition as create } from '../competitions/createCompetition.ts'
import { ownRunning, readLeaderboard, visibleCompetition } from '../competitions/readCompetitions.ts'
import { competitionOf, placeOf, resultsOf, type Sight } from './competitionAnswer.ts'

/** Serves competitions to administrators, and to the members who compete. */
export const serveCompetitions = (api: Api, dependencies: Dependencies): void => {
  serveChanges(api, dependencies)
  serveLists(api, dependencies)
  serveOne(api, dependencies)
}

const resultsShown = 100
const resultsOfMember = 10
/** The places that lists show of each competition. */
const podium = 3

const sightOf = async (dependencies: Dependencies, request: FastifyRequest): Promise<Sight> => ({
  timeZone: (await teamOfCaller(dependencies, request)).timeZone,
  now: instantOf(dependencies.clock()),
})

const serveChanges = (api: Api, dependencies: Dependencies): void => {
  api.route({
    ...routeOf(createCompetition),
    handler: async (request, reply) => {
      await requireFeature(dependencies, request, 'awards')
      const { timeZone } = await teamOfCaller(dependencies, request)
      const intent = intentOf(dependencies, request)
      const { title, type, metric, group_id, group_ids = [], start_time, end_time, award_id } = request.body
      const id = derivedId('competition', intent.id)
      const outcome = await create(dependencies, intent, {
        competitionId: id,
        title,
        type,
        metric,
        channelIds: type === 'PVP' && group_id !== undefined ? [group_id] : group_ids,
        startsAt: startOf(start_time, timeZone),
        endsAt: endOf(end_time, timeZone),
        awardId: award_id,
        createdBy: callerOf(request).memberId,
      })
      return { ok: true as const, id, position: acceptedOf(outcome, reply).position }
    },
  })

  api.route({
    ...routeOf(archiveCompetition),
    handler: async (request, reply) => {
      await requireFeature(dependencies, request, 'awards')
      const intent = intentOf(dependencies, request)
      return acknowledge(await archive(dependencies, intent, request.params.id), reply)
    },
  })
}

const serveLists = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies

  api.route({
    ...routeOf(listCompetitions),
    handler: async request => {
      await requireFeature(dependencies, request, 'awards')
      const sight = await sightOf(dependencies, request)
      const open = await openCompetitions(database, callerOf(request).teamId)
      return { competitions: open.map(item => competitionOf(item, sight)) }
    },
  })

  api.route({
    ...routeOf(listCompetitionResults),
    handler: async request => {
      await requireFeature(dependencies, request, 'awards')
      const { teamId } = callerOf(request)
      const page = await completeCompetitions(database, teamId, { limit: resultsShown })
      const sight = await sightOf(dependencies, request)
      return { results: await resultsOf(database, teamId, page.rows, sight, podium) }
    },
  })

  api.route({
    ...routeOf(competitionHistory),
    handler: async (request, reply) => {
      await requireFeature(dependencies, request, 'awards')
      const part = listRequestOf(request.query, { counted_at: 'countedAt' })
      const { teamId } = callerOf(request)
      const page = await completeCompetitions(database, teamId, part)
      answerRange(reply, 'competitionResults', part, page)
      return resultsOf(database, teamId, page.rows, await sightOf(dependencies, request), podium)
    },
  })

  api.route({
    ...routeOf(ownCompetitions),
    handler: async request => {
      const caller = callerOf(request)
      const sight = await sightOf(dependencies, request)
      const [running, decided] = await Promise.all([
        ownRunning(database, caller),
        completeCompetitions(database, caller.teamId, { memberId: caller.memberId, limit: resultsOfMember }),
      ])
      return {
        running: running.map(({ competition, places, own }) => ({
          competition: competitionOf(competition, sight),
          own,
          leaders: places.slice(0, podium).map(place => placeOf(competition, place)),
        })),
        results: await resultsOf(database, caller.teamId, decided.rows, sight, podium),
      }
    },
  })
}

const serveOne = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies

  api.route({
    ...routeOf(competitionLeaderboard),
    handler: async request => {
      const caller = callerOf(request)
      const competition = await visibleCompetition(database, caller, request.params.id)
      if (!competition) throw notFound('competition')
      const { places, own } = await readLeaderboard(database, competition, caller.memberId)
      return {
        competition: competitionOf(competition, await sightOf(dependencies, request)),
        leaderboard: places.map(place => placeOf(competition, place)),
        own,
      }
    },
  })

  api.route({
    ...routeOf(competitionResults),
    handler: async request => {
      const caller = callerOf(request)
      const competition = await visibleCompetition(database, caller, request.params.id)
      const complete = competition?.state === 'complete' ? [competition] : []
      const sight = await sightOf(dependencies, request)
      const [result] = await resultsOf(database, caller.teamId, complete, sight, resultsShown)
      if (!result) throw notFound('result of a competition')
      return result
    },
  })
}
