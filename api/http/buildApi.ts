import cookie from '@fastify/cookie'
import { settle } from '@laurel/ledger/processes/settle.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { serveBanners } from '../celebrations/http/banners.ts'
import { serveHealth } from '../operations/http/health.ts'
import { watchRecording } from '../operations/recording.ts'
import { noteSecurity } from './access/noteSecurity.ts'
import type { ApiDependencies, Dependencies } from './dependencies.ts'
import { bodyBytesMax } from './limits.ts'
import { registerDocumentation } from './pages/documentation.ts'
import { serveScreens } from './pages/screens.ts'
import { addSecurityHeaders } from './pages/securityHeaders.ts'
import { handleError } from './problems/errorHandler.ts'
import { serveEverything } from './routes.ts'
import { admit, recogniseCaller } from './serving/authenticate.ts'
import { awaitFreshness } from './serving/freshness.ts'
import { registerRateLimit } from './serving/rateLimit.ts'
import { requireDeclaredAccess } from './serving/requireDeclaredAccess.ts'
import { shedLoad } from './serving/shedLoad.ts'

/**
 * The HTTP server on one origin: the API under `/v1`, its description at `/docs`, `/health`, and both screens. The caller
 * makes it listen and closes it.
 */
export const buildApi = async (given: ApiDependencies): Promise<FastifyInstance> => {
  const recording = watchRecording(given.ledger)
  const dependencies: Dependencies = {
    ...given,
    ledger: recording.ledger,
    clock: given.clock ?? (() => new Date()),
    settle: given.settle ?? (events => settle(given.ledger, events)),
  }
  const { settings, logger = false, plugins } = given
  const app = fastify({ logger, bodyLimit: bodyBytesMax, forceCloseConnections: true })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.addHook('onRoute', requireDeclaredAccess)
  app.decorateRequest('caller', null)
  shedLoad(app, settings)
  await app.register(cookie)
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/v1/')) reply.header('cache-control', 'no-store')
    await recogniseCaller(dependencies, request)
  })
  app.addHook('preHandler', request => admit(dependencies, request))
  app.addHook('preHandler', request => awaitFreshness(dependencies, request))

  app.addHook('onSend', (request, reply) => noteSecurity(dependencies, request, reply))

  addSecurityHeaders(app, settings)
  await registerRateLimit(app, settings)
  await registerDocumentation(app, settings.origin)
  serveHealth(app, { ...dependencies, recording })
  serveEverything(app.withTypeProvider<ZodTypeProvider>(), dependencies)
  await serveBanners(app)
  await plugins?.(app)
  await serveScreens(app, settings.staticFolders)
  return app
}
