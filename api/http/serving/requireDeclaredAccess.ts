import type { RouteOptions } from 'fastify'

/** Keeps the server from starting with a route of the API that does not declare its access. */
export const requireDeclaredAccess = ({ url, method, config }: RouteOptions): void => {
  const isApi = url === '/v1' || url.startsWith('/v1/')
  if (!isApi || config?.access !== undefined) return
  throw new Error(
    `${String(method)} ${url} does not declare who may use it. Give the route config: { access: … }.`,
  )
}
