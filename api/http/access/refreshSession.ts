import type { SessionKind, SessionOwner, StartedSession } from '../../access/sessions.ts'
import type { Visitor } from '../../access/visitor.ts'
import type { Dependencies } from '../dependencies.ts'
import { notSignedIn, sessionExpired } from '../problems/generalProblems.ts'
import { requireActive } from '../serving/authenticate.ts'

type Refreshed = {
  readonly session: SessionOwner &
    StartedSession & { readonly sessionId: string; readonly accessEnds: number }
  readonly kind: SessionKind
  readonly generation: number
}

type Refreshing = Pick<Dependencies, 'access' | 'ledger'>

/** Extends the session of a page by its cookie, whose token is replaced. A copy of a replaced token ends the session. */
export const refreshByCookie = async (
  dependencies: Refreshing,
  cookie: string | undefined,
  visitor: Visitor,
): Promise<Refreshed> => {
  const { access } = dependencies
  const refresher = cookie === undefined ? undefined : await access.tokens.readRefresher(cookie)
  if (!refresher) throw notSignedIn()
  await requireActive(dependencies, refresher)
  const rotation = await access.sessions.rotate(refresher, refresher.generation)
  switch (rotation.kind) {
    case 'rotated':
      return {
        session: { ...refresher, startedAt: rotation.startedAt, expiresAt: rotation.expiresAt },
        kind: 'browser',
        generation: rotation.generation,
      }
    case 'reused':
      await access.securityLog.note('REFRESH_TOKEN_REUSED', refresher, visitor)
      throw sessionExpired()
    case 'ended':
      throw sessionExpired()
  }
}

/** Extends the session of a program by its token, which may have expired. */
export const refreshByToken = async (
  dependencies: Refreshing,
  token: string | undefined,
): Promise<Refreshed> => {
  const { access } = dependencies
  const reading = token === undefined ? undefined : await access.tokens.read(token)
  if (!reading || reading.kind === 'invalid') throw notSignedIn()
  const { bearer } = reading
  await requireActive(dependencies, bearer)
  const prolonged = await access.sessions.prolong(bearer)
  if (!prolonged) throw sessionExpired()
  return { session: { ...bearer, ...prolonged }, kind: 'client', generation: 1 }
}
