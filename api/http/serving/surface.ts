import { eventStreamPath } from '@laurel/contract/developers/eventStream.ts'
import { livePath } from '@laurel/contract/wire/live.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * The part of the server that a request is for. It decides which limits apply. Requests of partners, which have
 * signatures or tokens of their own, are `signed`.
 */
export type Surface = 'api' | 'live' | 'signed' | 'health' | 'pages'

declare module 'fastify' {
  interface FastifyRequest {
    surface: Surface
  }
}

/** Notes the surface of each request, before any other hook. */
export const noteSurface = (app: FastifyInstance): void => {
  app.decorateRequest('surface', 'pages')
  app.addHook('onRequest', (request, _reply, done) => {
    request.surface = surfaceAt(matchedPath(request))
    done()
  })
}

const surfaceAt = (path: string): Surface => {
  if (path === '/health') return 'health'
  if (path === livePath || path === eventStreamPath) return 'live'
  if (isUnder('/v1', path)) return 'api'
  return ['/slack', '/webhooks', '/scim'].some(folder => isUnder(folder, path)) ? 'signed' : 'pages'
}

const isUnder = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`)

/**
 * The path of the matched route, as it was declared. The router matches decoded paths, so the address as sent would not
 * do: `/%761/ping` is `/v1/ping`. Without a match, or where files are served below the route, the decoded path.
 */
const matchedPath = (request: FastifyRequest): string => {
  const route = request.routeOptions.url
  return route === undefined || route.endsWith('*') ? decodedPath(request) : route
}

/** The decoded path of a request, without its query. */
export const decodedPath = ({ url }: Pick<FastifyRequest, 'url'>): string => {
  const path = url.split(/[?#]/, 1)[0] ?? '/'
  try {
    return decodeURIComponent(path)
  } catch {
    // Not an address: the router has refused it, or no route matches it.
    return path
  }
}
