import { endSession, listSessions, signOutEverywhere } from '@laurel/contract/access/sessions.ts'
import type { Dependencies } from '../dependencies.ts'
import { notFound } from '../problems/generalProblems.ts'
import type { Api } from '../serving/api.ts'
import { callerOf, visitorOf } from '../serving/authenticate.ts'
import { routeOf } from '../serving/routeOf.ts'
import { createCookies, isBrowser } from './cookies.ts'

/** Shows members where they are signed in, and ends their sessions. */
export const serveOwnSessions = (api: Api, { access, settings }: Dependencies): void => {
  const cookies = createCookies(settings.origin)

  api.route({
    ...routeOf(listSessions),
    handler: async request => {
      const caller = callerOf(request)
      const sessions = await access.sessions.list(caller)
      return {
        sessions: sessions.map(({ sessionId, kind, startedAt, seenAt, ipAddress, userAgent }) => ({
          id: sessionId,
          is_current: sessionId === caller.sessionId,
          kind,
          started_at: startedAt.toISOString(),
          last_used_at: seenAt.toISOString(),
          ip_address: ipAddress,
          user_agent: userAgent,
        })),
      }
    },
  })

  api.route({
    ...routeOf(endSession),
    handler: async request => {
      const caller = callerOf(request)
      const { id: sessionId } = request.params
      const own = await access.sessions.list(caller)
      if (!own.some(session => session.sessionId === sessionId)) throw notFound('session')
      await access.sessions.end({ ...caller, sessionId })
      await access.securityLog.note('SIGNED_OUT', caller, visitorOf(request))
      return { ok: true as const }
    },
  })

  api.route({
    ...routeOf(signOutEverywhere),
    handler: async (request, reply) => {
      const caller = callerOf(request)
      await access.sessions.endAll(caller)
      await access.securityLog.note('SIGNED_OUT_EVERYWHERE', caller, visitorOf(request))
      if (isBrowser(request)) cookies.clear(reply, 'session')
      return { ok: true as const }
    },
  })
}
