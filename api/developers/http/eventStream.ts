import { Readable } from 'node:stream'
import { eventStreamPath } from '@laurel/contract/developers/eventStream.ts'
import { EventsQuery } from '@laurel/contract/developers/outgoingEvents.ts'
import { type Listening, listen } from '@laurel/ledger/database/listen.ts'
import { projectedChannel, readNotice } from '@laurel/projections/engine/waiting/notice.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { createSessionStreams } from '../../http/live/sessionStreams.ts'
import { HttpProblem } from '../../http/problems/httpProblem.ts'
import type { Api } from '../../http/serving/api.ts'
import { admit, callerOf, recogniseCaller } from '../../http/serving/authenticate.ts'
import { readEventStream } from '../eventStream/readEventStream.ts'
import { createTeamBells } from '../eventStream/teamBells.ts'
import { readEventPage } from '../outgoingEvents/readEventPage.ts'
import { positionOf } from './outgoingEvents.ts'

const pageSize = 100
/** A key that was revoked reads no longer than this. */
export const heartbeatMilliseconds = 15_000

/** `GET /v1/developers/events/stream`: server-sent events with a cursor, for programs. */
export const serveEventStream = (api: Api, dependencies: Dependencies): void => {
  const { database, databaseUrl, settings } = dependencies
  const bells = createTeamBells()
  const streams = createSessionStreams()
  const stopping = new AbortController()
  let listening: Listening | undefined

  api.addHook('onReady', async () => {
    listening = listen(databaseUrl, {
      channel: projectedChannel,
      onNotification: payload => bells.ring(readNotice(payload)?.teamIds ?? null),
      onListening: () => bells.ring(null),
    })
  })
  api.addHook('preClose', async () => stopping.abort())
  api.addHook('onClose', async () => {
    await listening?.stop()
  })

  api.route({
    method: 'GET',
    url: eventStreamPath,
    config: { access: 'admin', keyScope: 'events:read' },
    schema: {
      operationId: 'streamEvents',
      summary: 'The events of the team after a cursor, and each one when it happens, as server-sent events',
      tags: ['developers'],
      security: [{ bearer: [] }],
      querystring: EventsQuery,
    },
    handler: (request, reply) => {
      const { teamId, sessionId } = callerOf(request)
      const { after, types = null, messages } = request.query
      const resumed = request.headers['last-event-id']
      const envelope = { origin: settings.origin, includesMessages: messages === 'true' }
      const mayGoOn = async (): Promise<boolean> => {
        try {
          request.refusal = null
          await recogniseCaller(dependencies, request)
          await admit(dependencies, request)
          return true
        } catch (error) {
          if (error instanceof HttpProblem) return false
          throw error
        }
      }
      const begin = positionOf(typeof resumed === 'string' && resumed !== '' ? resumed : after)
      const stream = streams.open(sessionId, () =>
        Readable.from(
          readEventStream({
            teamId,
            after: begin,
            bells,
            readPage: from => readEventPage(database, { teamId, types, limit: pageSize }, from, envelope),
            mayGoOn,
            signal: stopping.signal,
            heartbeatMilliseconds,
          }),
        ),
      )
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream)
    },
  })
}
