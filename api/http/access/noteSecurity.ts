import { changeMemberAdmin } from '@laurel/contract/people/members.ts'
import { replaceAdministrators } from '@laurel/contract/team/administrators.ts'
import type { SecurityActivity } from '@laurel/contract/team/securityActivity.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { visitorOf } from '../serving/authenticate.ts'
import type { Program } from '../serving/caller.ts'

/** The calls that change who may do what. */
const roleCalls: ReadonlySet<string> = new Set([changeMemberAdmin.name, replaceAdministrators.name])

const actOf = { apiKey: 'API_KEY_ACT', assistant: 'ASSISTANT_ACT' } as const satisfies Record<
  Program['kind'],
  SecurityActivity
>

/** Records refused calls, exports and completed administrative acts in the security log, by the name of the call. */
export const noteSecurity = async (
  { access }: Pick<Dependencies, 'access'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const { caller, routeOptions, method } = request
  if (!caller) return
  const note = (activity: SecurityActivity, detail: string): Promise<void> =>
    access.securityLog
      .note(activity, caller, visitorOf(request), detail)
      .catch((error: unknown) => request.log.error({ err: error }, 'The security log could not be written.'))
  const { schema } = routeOptions
  const name = String(schema && 'operationId' in schema ? schema.operationId : routeOptions.url)
  const { program } = caller
  // A message of an assistant is no act; the calls that it makes are.
  if (program && method !== 'GET' && reply.statusCode < 400 && !routeOptions.config.isForAssistants)
    await note(actOf[program.kind], `${name} · ${program.name}`)
  const activity = activityOf(request, reply, name)
  if (activity === undefined) return
  await note(activity, name)
}

const activityOf = (
  { method, routeOptions: { config } }: FastifyRequest,
  { statusCode }: FastifyReply,
  name: string,
): SecurityActivity | undefined => {
  if (statusCode === 403) return 'ACCESS_DENIED'
  if (statusCode >= 400) return undefined
  // Managers export reports, too.
  if (config.isExport) return 'EXPORTED'
  if (config.access !== 'admin' || method === 'GET') return undefined
  return roleCalls.has(name) ? 'ROLE_CHANGED' : 'ADMINISTRATIVE_ACT'
}
