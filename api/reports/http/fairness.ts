import { fairness, fairnessGroups, quietPeople, reciprocity } from '@laurel/contract/reports/fairness.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { managedSegments } from '@laurel/projections/people/segments/queries.ts'
import { groupCoverage } from '@laurel/projections/reports/fairness/groups.ts'
import { quietPeople as readQuietPeople } from '@laurel/projections/reports/fairness/quietPeople.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { fairnessOff, forbidden, notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { cursorOf, nextOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import { readFairnessScope } from '../fairness/fairnessScope.ts'
import { reachedSince, readExchange, readFairness } from '../fairness/readFairness.ts'

const groupsMax = 20
const quietMax = 25

/** The report on fairness, while the team has it switched on. */
export const serveFairness = (api: Api, dependencies: Dependencies): void => {
  const { database, clock } = dependencies

  const asked = async (request: FastifyRequest, segment?: string) => {
    const { teamId, memberId, isAdmin } = callerOf(request)
    const scope = await readFairnessScope(database, { teamId, memberId, isAdmin }, { segment })
    if (scope === 'FORBIDDEN') throw forbidden()
    if (scope === 'SEGMENT_UNKNOWN' || scope === 'GROUP_UNKNOWN') throw notFound('segment')
    const team = await teamOfCaller(dependencies, request)
    if (!team.settings.showsFairness) throw fairnessOff()
    return { teamId, memberId, isAdmin, ...scope, timeZone: team.timeZone, now: instantOf(clock()) }
  }

  api.route({
    ...routeOf(fairness),
    handler: async request => {
      const { teamId, people, now, timeZone } = await asked(request, request.query.segment)
      const read = await readFairness(database, teamId, people, now, timeZone)
      return {
        since: read.since,
        all: read.all,
        tenures: [...read.tenures],
        time_zones: read.timeZones.map(({ timeZone: time_zone, ...coverage }) => ({
          time_zone,
          ...coverage,
        })),
      }
    },
  })

  api.route({
    ...routeOf(fairnessGroups),
    handler: async request => {
      const { teamId, memberId, isAdmin, now } = await asked(request)
      const { by } = request.query
      if (!isAdmin && by === 'channels') throw forbidden()
      const managed = isAdmin ? undefined : await managedSegments(database, teamId, memberId)
      const ids = managed?.map(({ segmentId }) => segmentId)
      const part = { limit: groupsMax, cursor: cursorOf(request.query) }
      const page = await groupCoverage(database, teamId, by, ids, reachedSince(now), part)
      return { groups: [...page.rows], next: nextOf(page) }
    },
  })

  api.route({
    ...routeOf(quietPeople),
    handler: async request => {
      const { teamId, people, now } = await asked(request, request.query.segment)
      const part = { limit: quietMax, cursor: cursorOf(request.query) }
      const page = await readQuietPeople(database, teamId, people, reachedSince(now), part)
      return { users: page.rows.map(userReferenceOf), next: nextOf(page) }
    },
  })

  api.route({
    ...routeOf(reciprocity),
    handler: async request => {
      const { teamId, people, now } = await asked(request, request.query.segment)
      const { month, bothWays, circles } = await readExchange(database, teamId, people, now)
      return {
        month,
        both_ways: bothWays,
        circles: circles.map(members => ({ users: members.map(userReferenceOf) })),
      }
    },
  })
}
