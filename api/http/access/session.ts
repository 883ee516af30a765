import { logout } from '@laurel/contract/access/logout.ts'
import { ping } from '@laurel/contract/access/ping.ts'
import { refreshToken } from '@laurel/contract/access/refreshToken.ts'
import type { Dependencies } from '../dependencies.ts'
import { notSignedIn, sessionExpired } from '../problems/generalProblems.ts'
import { HttpProblem } from '../problems/httpProblem.ts'
import type { Api } from '../serving/api.ts'
import { bearerOf, requireActive, requireSession, visitorOf } from '../serving/authenticate.ts'
import { routeOf } from '../serving/routeOf.ts'
import { tokenAnswer } from './tokenAnswer.ts'

/** Checks, extends and ends the session of a browser. */
export const serveSession = (api: Api, dependencies: Dependencies): void => {
  const { access, ledger } = dependencies

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
    ...routeOf(refreshToken),
    handler: async request => {
      const token = bearerOf(request)
      if (token === undefined) throw notSignedIn()
      const reading = await access.tokens.read(token)
      if (reading.kind === 'invalid') throw notSignedIn()
      const { bearer } = reading
      await requireActive(ledger, bearer)
      if (!(await access.sessions.prolong(bearer.sessionId))) throw sessionExpired()
      await access.securityLog.note('REFRESH_TOKEN', bearer, visitorOf(request))
      return tokenAnswer(await access.tokens.sign(bearer))
    },
  })

  api.route({
    ...routeOf(logout),
    handler: async request => {
      const token = bearerOf(request)
      const reading = token === undefined ? undefined : await access.tokens.read(token)
      if (reading && reading.kind !== 'invalid') await access.sessions.end(reading.bearer.sessionId)
      return { ok: true as const }
    },
  })
}
