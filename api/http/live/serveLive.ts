import { livePath } from '@laurel/contract/wire/live.ts'
import { type Listening, listen } from '@laurel/ledger/database/listen.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import { balancesOfMembers } from '@laurel/projections/books/balances/queries.ts'
import {
  type ProjectedNotice,
  projectedChannel,
  readNotice,
} from '@laurel/projections/engine/waiting/notice.ts'
import { membersStanding } from '@laurel/projections/people/members/queries.ts'
import { sessionEndedChannel } from '../../access/sessions.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Api } from '../serving/api.ts'
import { callerOf } from '../serving/authenticate.ts'
import { createLiveHub } from './liveHub.ts'
import { createNoticeQueue } from './noticeQueue.ts'
import { createSessionStreams } from './sessionStreams.ts'
import { watchCatchUp } from './watchCatchUp.ts'

/** Whose points moved is waiting for it; under load notices come by the hundred, and one question answers them all. */
const balancesRestMilliseconds = 15
/** A member who left or lost a role stops reading within about this time. */
const standingRestMilliseconds = 1_000
/** Sent when notices may have been missed: every reader looks again. */
const anythingMoved: ProjectedNotice = { position: beforeFirst, teamIds: null, memberIds: null }
/** Everybody else only looks again, and sees no more than a few changes per second. */
const movedRestMilliseconds = 150

/**
 * `GET /v1/live`: server-sent events that let a balance move on screen. Read with fetch, so that the bearer token
 * travels in its header and never in an address; the stream ends with the token, and the reader comes back refreshed.
 */
export const serveLive = (
  api: Api,
  { access, database, databaseUrl, projections, clock, telling = (_position, work) => work() }: Dependencies,
): void => {
  const hub = createLiveHub({
    balancesOf: (teamId, memberIds) => balancesOfMembers(database, teamId, memberIds),
    standingsOf: (teamId, memberIds) => membersStanding(database, teamId, memberIds),
  })
  const sessions = createSessionStreams()
  const fail = (error: unknown): void =>
    api.log.error({ err: error }, 'Live updates failed. They are tried again.')
  const balances = createNoticeQueue({
    handle: notice => telling(notice.position, () => hub.tellBalances(notice)),
    onFailure: fail,
    restMilliseconds: balancesRestMilliseconds,
  })
  const moves = createNoticeQueue({
    handle: notice => hub.tellMoved(notice),
    onFailure: fail,
    restMilliseconds: movedRestMilliseconds,
  })
  const standings = createNoticeQueue({
    handle: notice => hub.endRefused(notice),
    onFailure: fail,
    restMilliseconds: standingRestMilliseconds,
  })
  const tell = (notice: ProjectedNotice): void => {
    balances.tell(notice)
    moves.tell(notice)
    standings.tell(notice)
  }
  const catchingUp = watchCatchUp({
    readLag: () => projections.lag(),
    onChange: isCatchingUp => hub.tellCatchingUp(isCatchingUp),
    onFailure: fail,
  })
  const listenings: Listening[] = []

  api.addHook('onReady', async () => {
    catchingUp.start()
    listenings.push(
      listen(databaseUrl, {
        channel: projectedChannel,
        onNotification: payload => {
          const notice = readNotice(payload)
          if (notice) tell(notice)
        },
        onListening: () => tell(anythingMoved),
      }),
      listen(databaseUrl, {
        channel: sessionEndedChannel,
        onNotification: sessionId => {
          access.sessions.forget(sessionId)
          hub.endSession(sessionId)
        },
        onListening: () => void hub.endStopped(reader => access.sessions.stands(reader)).catch(fail),
      }),
    )
  })
  api.addHook('preClose', async () => {
    balances.stop()
    moves.stop()
    standings.stop()
    catchingUp.stop()
    hub.close()
  })
  api.addHook('onClose', async () => {
    await Promise.all(listenings.map(listening => listening.stop()))
  })

  api.route({
    method: 'GET',
    url: livePath,
    config: { access: 'member' },
    schema: {
      operationId: 'live',
      summary: 'Live updates as server-sent events',
      tags: ['live'],
      security: [{ bearer: [] }],
    },
    handler: (request, reply) => {
      const { teamId, memberId, sessionId, isAdmin, expiresAt } = callerOf(request)
      const until = new Date(Date.now() + expiresAt.getTime() - clock().getTime())
      const stream = sessions.open(sessionId, () =>
        hub.listen({ teamId, memberId, sessionId, isAdmin, until }),
      )
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream)
    },
  })
}
