import type { FastifyHttpOptions, FastifyRequest, RawServerDefault } from 'fastify'
import type { ApiDependencies } from './dependencies.ts'
import { bodyBytesMax, receiveCheckMilliseconds, receiveMilliseconds, takeMilliseconds } from './limits.ts'
import { answerUnreadable } from './problems/unroutable.ts'
import { networkOf } from './serving/networkOf.ts'

/** The options of the server below the routes: connections, time to receive a request, proxies and logs. */
export const serverOptions = ({ settings, logger = false }: Pick<ApiDependencies, 'settings' | 'logger'>) => {
  const { receiveMilliseconds: patience = receiveMilliseconds, trustedProxies } = settings
  return {
    logger:
      logger === false
        ? false
        : { ...(logger === true ? {} : logger), serializers: { req: describedRequest } },
    bodyLimit: bodyBytesMax,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: patience,
    // Ends connections on which nothing moves. Live streams write more often.
    connectionTimeout: settings.takeMilliseconds ?? takeMilliseconds,
    http: {
      requestTimeout: patience,
      headersTimeout: patience,
      connectionsCheckingInterval: Math.min(receiveCheckMilliseconds, patience),
    },
    clientErrorHandler: answerUnreadable,
    ...(trustedProxies ? { trustProxy: [...trustedProxies] } : {}),
  } satisfies FastifyHttpOptions<RawServerDefault>
}

/**
 * A request as the log shows it: without the query, which may hold single-use tokens and codes, and with the network of
 * the caller instead of the address, which is personal data. The security log has the address.
 */
export const describedRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split(/[?#]/, 1)[0],
  route: request.routeOptions?.url,
  remoteNetwork: networkOf(request.ip),
})
