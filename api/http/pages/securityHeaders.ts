import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { ApiSettings } from '../dependencies.ts'

/** The headers that limit what a page may load, and keep other sites from framing it. */
export const addSecurityHeaders = (app: FastifyInstance, settings: ApiSettings): void => {
  const isHttps = new URL(settings.origin).protocol === 'https:'
  // Helmet itself builds the headers once; @fastify/helmet 13 builds its middleware again for every request.
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
    // An address may hold a sign-in token; no other site may learn it.
    referrerPolicy: { policy: 'no-referrer' },
  })
  app.addHook('onRequest', ({ raw }, reply, next) => protect(raw, reply.raw, () => next()))
}
