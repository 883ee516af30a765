import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { ApiSettings } from '../dependencies.ts'
import { requestsPerMinuteMax } from '../limits.ts'

/** What browsers may load and who may frame the pages, and how often one person may ask. */
export const registerSecurity = async (app: FastifyInstance, settings: ApiSettings): Promise<void> => {
  const isHttps = new URL(settings.origin).protocol === 'https:'
  // Made once: Fastify's own plugin makes all of it anew for every request.
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The components of both screens write their styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [
          "'self'",
          'data:',
          'https:',
          ...(settings.imageOrigins ?? []),
          ...(settings.mediaHosts ?? []),
        ],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    crossOriginEmbedderPolicy: false,
    // Sign-in tokens stand in addresses for a moment; no other site learns them.
    referrerPolicy: { policy: 'no-referrer' },
  })
  app.addHook('onRequest', ({ raw }, reply, next) => protect(raw, reply.raw, () => next()))
  await app.register(rateLimit, {
    max: settings.requestsPerMinuteMax ?? requestsPerMinuteMax,
    timeWindow: '1 minute',
    keyGenerator: request => request.caller?.memberId ?? request.ip,
    allowList: request => !request.url.startsWith('/v1/'),
  })
}
