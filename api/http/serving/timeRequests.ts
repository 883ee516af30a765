import type { FastifyInstance } from 'fastify'
import type { Meters } from '../../operations/telemetry/meters.ts'
import { statusClass } from '../../operations/telemetry/statusClass.ts'

/** Other methods than these count as one, because a client may send any word. */
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Times every request by its route. Live streams are left out: they last as long as a page is open. */
export const timeRequests = (app: FastifyInstance, { time }: Pick<Meters, 'time'>): void => {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.surface !== 'live')
      time('http.server.request.duration', reply.elapsedTime, {
        'http.request.method': methods.includes(request.method) ? request.method : '_OTHER',
        'http.route': request.routeOptions.url ?? 'none',
        'laurel.status_class': statusClass(reply.statusCode),
      })
    done()
  })
}
