import { Readable } from 'node:stream'
import {
  personalDataFilesPerHour,
  saveMemberData,
  savePersonalData,
} from '@laurel/contract/people/personalData.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { memberById } from '@laurel/projections/people/members/queries.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import { HttpProblem } from '../../http/problems/httpProblem.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf, visitorOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { personalDataFile } from '../personalData/personalDataFile.ts'

/** The personal data of one person as a file, for administrators and for the person. */
export const servePersonalData = (api: Api, dependencies: Dependencies): void => {
  const { database, access, clock } = dependencies

  const send = async (request: FastifyRequest, reply: FastifyReply, memberId: string) => {
    const caller = callerOf(request)
    const team = await teamOfCaller(dependencies, request)
    await requireFewFiles(dependencies, caller)
    await access.securityLog.note('PERSONAL_DATA_SAVED', caller, visitorOf(request), memberId)
    const file = personalDataFile(dependencies, {
      person: { teamId: caller.teamId, memberId },
      viewerId: caller.memberId,
      team: team.name,
      writtenAt: instantOf(clock()),
      keptMonths: team.textRetention,
    })
    reply.header('content-disposition', 'attachment; filename="personal-data.json"')
    return reply.type('application/json; charset=utf-8').send(Readable.from(file))
  }

  const ownRoute = routeOf(savePersonalData)
  api.route({
    ...ownRoute,
    schema: { ...ownRoute.schema, response: jsonFile(savePersonalData.response) },
    handler: (request, reply) => send(request, reply, callerOf(request).memberId),
  })

  const memberRoute = routeOf(saveMemberData)
  api.route({
    ...memberRoute,
    schema: { ...memberRoute.schema, response: jsonFile(saveMemberData.response) },
    handler: async (request, reply) => {
      const member = await memberById(database, callerOf(request).teamId, request.params.id)
      if (!member) throw notFound('member')
      return send(request, reply, member.memberId)
    },
  })
}

const jsonFile = (file: z.ZodType): Record<number, unknown> => ({
  200: { content: { 'application/json': { schema: file } } },
})

const Count = z.object({ count: z.coerce.number() })

/** A file reads everything about a person, so that one caller saves only some in an hour. */
const requireFewFiles = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
): Promise<void> => {
  const { rows } = await database.query(
    `select count(*) from access.security_log
     where team_id = $1 and member_id = $2 and activity = 'PERSONAL_DATA_SAVED' and created_at > $3`,
    [teamId, memberId, new Date(clock().getTime() - 3_600_000)],
  )
  if (Count.parse(rows[0]).count < personalDataFilesPerHour) return
  throw new HttpProblem({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    says: 'problems.tooManyFiles',
    options: { max: personalDataFilesPerHour },
  })
}
