import type { FastifyHttpOptions, RawServerDefault } from 'fastify'
import type { ApiDependencies } from './dependencies.ts'
import { bodyBytesMax, receiveCheckMilliseconds, receiveMilliseconds, takeMilliseconds } from './limits.ts'
import { loggedError, loggedRequest } from './logged.ts'
import { answerUnreadable } from './problems/unroutable.ts'

/** The options of the server below the routes: connections, time to receive a request, proxies and logs. */
export const serverOptions = ({ settings, logger = false }: Pick<ApiDependencies, 'settings' | 'logger'>) => {
  const { receiveMilliseconds: patience = receiveMilliseconds, trustedProxies } = settings
  return {
    logger:
      logger === false
        ? false
        : { ...(logger === true ? {} : logger), serializers: { req: loggedRequest, err: loggedError } },
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
