import * as calls from '@laurel/contract/recognition/findings.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { acknowledge, intentOf } from '../../http/serving/intent.ts'
import { answerRange, listRequestOf } from '../../http/serving/listing.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { entryOfActivity } from '../activityEntry.ts'
import { dismissFinding, reopenFinding } from '../radar/decideFinding.ts'
import { findingOf } from '../radar/findingOf.ts'
import { findingById, listFindings } from '../radar/listFindings.ts'
import { monthAfter, monthAt } from '../radar/months.ts'
import { readEvidence } from '../radar/readEvidence.ts'
import { readReason } from '../radar/readReason.ts'

/** What the radar found, and what administrators say about it. */
export const serveFindings = (api: Api, dependencies: Dependencies): void => {
  const { database, clock, log } = dependencies

  /** The team, and the month from which findings are open. */
  const asked = async (request: FastifyRequest) => {
    const team = await teamOfCaller(dependencies, request)
    return { team, since: monthAfter(monthAt(instantOf(clock()), team.timeZone), -1) }
  }
  const opened = async (request: FastifyRequest, id: string) => {
    const { team, since } = await asked(request)
    const finding = await findingById(database, team.teamId, since, id)
    if (!finding) throw notFound('finding')
    return { team, finding }
  }

  api.route({
    ...routeOf(calls.listFindings),
    handler: async (request, reply) => {
      const part = listRequestOf(request.query, { found_at: 'foundAt' } as const)
      const { team, since } = await asked(request)
      const page = await listFindings(database, team.teamId, since, { ...part, ...request.query.filter })
      answerRange(reply, 'findings', part, page)
      return page.rows.map(findingOf)
    },
  })

  api.route({
    ...routeOf(calls.readFinding),
    handler: async request => {
      const { team, finding } = await opened(request, request.params.id)
      const [entries, reason] = await Promise.all([
        readEvidence(database, team, finding),
        finding.decider && readReason(log, team.teamId, finding.findingId),
      ])
      const type = finding.signal === 'circle' ? 'awards' : 'shoutouts'
      return {
        ...findingOf(finding),
        entries: entries.map(item => entryOfActivity(type, item)),
        reason,
      }
    },
  })

  api.route({
    ...routeOf(calls.dismissFinding),
    handler: async (request, reply) => {
      const { finding } = await opened(request, request.params.id)
      const intent = intentOf(dependencies, request)
      return acknowledge(await dismissFinding(dependencies, intent, finding, request.body.reason), reply)
    },
  })

  api.route({
    ...routeOf(calls.reopenFinding),
    handler: async (request, reply) => {
      const { finding } = await opened(request, request.params.id)
      return acknowledge(await reopenFinding(dependencies, intentOf(dependencies, request), finding), reply)
    },
  })
}
