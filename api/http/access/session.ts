import { logout } from '@laurel/contract/access/logout.ts'
import { ping } from '@laurel/contract/access/ping.ts'
import { refreshToken } from '@laurel/contract/access/refreshToken.ts'
import { signFor } from '../../access/createAccess.ts'
import type { Dependencies } from '../dependencies.ts'
import { sessionExpired } from '../problems/generalProblems.ts'
import { HttpProblem } from '../problems/httpProblem.ts'
import type { Api } from '../serving/api.ts'
import { bearerOf, requireSession, visitorOf } from '../serving/authenticate.ts'
import { routeOf } from '../serving/routeOf.ts'
import { createCookies, isBrowser } from './cookies.ts'
import { presentSession } from './openSession.ts'
import { refreshByCookie, refreshByToken } from './refreshSession.ts'
import { answerSignedIn } from './tokenAnswer.ts'

/** Checks, extends and ends the session of a caller. */
export const serveSession = (api: Api, dependencies: Dependencies): void => {
  const { access, settings } = dependencies
  const cookies = createCookies(settings.origin)

  api.route({
    ...routeOf(ping),
    handler: async request => {
      try {
        await requireSession(dependencies, request)
        return { ok: true as const }
      } catch (error) {
        // The specification answers 400 here for every problem of the session.
        throw error instanceof HttpProblem ? sessionExpired(400) : error
      }
    },
  })

  api.route({
    // Every page asks for it, and an office shares an address: it has the limit of calls. Its secret can't be guessed.
    ...routeOf(refreshToken),
    handler: async (request, reply) => {
      const { session, kind, generation } = isBrowser(request)
        ? await refreshByCookie(dependencies, cookies.read(request, 'session'), visitorOf(request)).catch(
            (error: unknown) => {
              if (error instanceof HttpProblem) cookies.clear(reply, 'session')
              throw error
            },
          )
        : await refreshByToken(dependencies, bearerOf(request))
      await access.securityLog.note('REFRESH_TOKEN', session, visitorOf(request))
      const signedIn = await signFor(access, session, kind, generation)
      return answerSignedIn(settings.origin, reply, session, signedIn)
    },
  })

  api.route({
    ...routeOf(logout),
    handler: async (request, reply) => {
      const token = bearerOf(request)
      const reading = token === undefined ? undefined : await access.tokens.read(token)
      const sessions = [
        reading && reading.kind !== 'invalid' ? reading.bearer : undefined,
        await presentSession(dependencies, request),
      ].filter(session => session !== undefined)
      for (const session of sessions) await access.sessions.end(session)
      if (sessions[0]) await access.securityLog.note('SIGNED_OUT', sessions[0], visitorOf(request))
      if (isBrowser(request)) cookies.clear(reply, 'session')
      return { ok: true as const }
    },
  })
}
