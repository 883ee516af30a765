import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Clock } from '../access/clock.ts'
import { stripeOrigins } from '../billing/stripe/stripeOrigins.ts'
import { serveBanners } from '../celebrations/http/banners.ts'
import { serveHealth } from '../operations/http/health.ts'
import { watchRecording } from '../operations/recording.ts'
import { openPersonSources, type PersonSources } from '../people/sources/openPersonSources.ts'
import { serveNonprofitFiles } from '../rewards/http/nonprofitFiles.ts'
import { serveArticlePictures } from '../rewards/http/posts.ts'
import { serveStorefrontPictures } from '../rewards/http/storefront.ts'
import { openRewardVendors, type RewardVendors } from '../rewards/vendors/openRewardVendors.ts'
import { noteSecurity } from './access/noteSecurity.ts'
import type { ApiDependencies, Dependencies } from './dependencies.ts'
import { registerDocumentation } from './pages/documentation.ts'
import { serveScreens } from './pages/screens.ts'
import { createSecurityHeaders } from './pages/securityHeaders.ts'
import { serveEmoji } from './pages/serveEmoji.ts'
import { handleError } from './problems/errorHandler.ts'
import { validatorCompiler } from './problems/fieldIssues.ts'
import { unroutableHandler } from './problems/unroutable.ts'
import { serveEverything } from './routes.ts'
import { serverOptions } from './serverOptions.ts'
import { answerInTime } from './serving/answerInTime.ts'
import { admit, recogniseCaller } from './serving/authenticate.ts'
import { refuseWhileClosing } from './serving/closing.ts'
import { awaitFreshness } from './serving/freshness.ts'
import { registerRateLimit } from './serving/rateLimit.ts'
import { requireDeclaredAccess } from './serving/requireDeclaredAccess.ts'
import { shedLoad } from './serving/shedLoad.ts'
import { registerLanguage } from './serving/speechOf.ts'
import { noteSurface } from './serving/surface.ts'

/**
 * The HTTP server on one origin: the API under `/v1`, its description at `/docs`, `/health`, and both screens. The caller
 * makes it listen and closes it.
 */
export const buildApi = async (given: ApiDependencies): Promise<FastifyInstance> => {
  const recording = given.recording ?? watchRecording()
  const clock = given.clock ?? (() => new Date())
  const rewardVendors = given.rewardVendors ?? noVendors(given, clock)
  const dependencies: Dependencies = {
    ...given,
    ledger: given.recording ? given.ledger : recording.watched(given.ledger),
    searches: given.searches ?? given.database,
    clock,
    rewardVendors,
    personSources: given.personSources ?? noSources(given, clock),
    vendors: given.vendors ?? rewardVendors.connections,
    settle: given.settle ?? (events => settle(given.ledger, events)),
  }
  const { settings, plugins } = given
  const protect = createSecurityHeaders(settings, given.billing && stripeOrigins(given.billing))
  const app = fastify({ ...serverOptions(given), frameworkErrors: unroutableHandler(protect) })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.addHook('onRoute', requireDeclaredAccess)
  app.addHook('onRoute', answerInTime(settings.answerMilliseconds))
  app.decorateRequest('caller', null)
  app.decorateRequest('refusal', null)
  registerLanguage(app)

  // Headers and limits come before everything that can refuse a request.
  noteSurface(app)
  given.observe?.(app)
  app.addHook('onRequest', (request, reply, done) => {
    protect(request.raw, reply.raw)
    if (request.surface === 'api' || request.surface === 'live') reply.header('cache-control', 'no-store')
    done()
  })
  refuseWhileClosing(app)
  const load = shedLoad(app, settings)
  await app.register(cookie)
  app.addHook('onRequest', request => recogniseCaller(dependencies, request))
  const rates = await registerRateLimit(app, settings)
  app.addHook('onRequest', request => admit(dependencies, request))
  app.addHook('preHandler', request => awaitFreshness(dependencies, request))

  app.addHook('onSend', (request, reply) => noteSecurity(dependencies, request, reply))

  await registerDocumentation(app, settings.origin)
  serveHealth(app, { ...dependencies, recording })
  serveEverything(app.withTypeProvider<ZodTypeProvider>(), dependencies)
  await serveBanners(app)
  await serveStorefrontPictures(app)
  await serveArticlePictures(app)
  await plugins?.(app, { ...load, ...rates })
  serveEmoji(app)
  serveNonprofitFiles(app, dependencies)
  await serveScreens(app, settings.staticFolders)
  return app
}

/** Nothing can be connected, so that nothing is encrypted with the key. */
const noVendors = ({ database }: ApiDependencies, clock: Clock): RewardVendors =>
  openRewardVendors({
    database,
    vendors: [],
    clock: () => instantOf(clock()),
    encryptionKey: randomBytes(32).toString('base64'),
  })

const noSources = ({ database, settings: { origin } }: ApiDependencies, clock: Clock): PersonSources =>
  openPersonSources({
    database,
    sources: [],
    clock: () => instantOf(clock()),
    origin,
    encryptionKey: randomBytes(32).toString('base64'),
  })
