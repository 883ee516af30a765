import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { visitorOf } from '../serving/authenticate.ts'

/** Records refused calls and completed administrative acts in the security log, by the name of the call. */
export const noteSecurity = async (
  { access }: Pick<Dependencies, 'access'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const { caller, routeOptions } = request
  if (!caller) return
  const isAct = routeOptions.config.access === 'admin' && request.method !== 'GET' && reply.statusCode < 400
  const activity = reply.statusCode === 403 ? 'ACCESS_DENIED' : isAct ? 'ADMINISTRATIVE_ACT' : undefined
  if (activity === undefined) return
  const call = routeOptions.schema && 'operationId' in routeOptions.schema ? routeOptions.schema : undefined
  await access.securityLog
    .note(activity, caller, visitorOf(request), String(call?.operationId ?? routeOptions.url))
    .catch((error: unknown) => request.log.error({ err: error }, 'The security log could not be written.'))
}
