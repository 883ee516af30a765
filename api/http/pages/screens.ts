import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import { entryPathOf } from '@laurel/contract/browser/entryPaths.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiSettings } from '../dependencies.ts'
import { sendProblem } from '../problems/errorHandler.ts'
import { HttpProblem } from '../problems/httpProblem.ts'
import { decodedPath } from '../serving/surface.ts'
import { notBuiltPage } from './notBuiltPage.ts'

const screenPage = 'index.html'
/** The page of the addresses that open without a session, beside the one of the admin. */
const entryPage = 'signIn.html'
const portalPath = '/redeem'

/**
 * Serves the admin at `/` and the portal at `/redeem`, each with its page for every path that it routes, and the entry at
 * its own paths.
 */
export const serveScreens = async (
  app: FastifyInstance,
  { admin, portal }: ApiSettings['staticFolders'],
): Promise<void> => {
  await app.register(fastifyStatic, { ...serving, root: portal, prefix: `${portalPath}/` })
  await app.register(fastifyStatic, { ...serving, root: admin, prefix: '/', decorateReply: false })

  app.setNotFoundHandler((request, reply) => {
    const path = decodedPath(request)
    if (!isPage(request, path)) return sendProblem(request, reply, nothingHere)
    if (entryPathOf(path) !== undefined) return sendScreen(reply, admin, entryPage)
    const isPortal = path === portalPath || path.startsWith(`${portalPath}/`)
    return isPortal
      ? sendScreen(reply, portal, screenPage)
      : sendScreen(reply, admin, adminPageAt(admin, path))
  })
}

/**
 * Serves the Brotli or gzip variant that the build left beside a file, where the browser accepts it. The name of a built
 * file changes with its contents, so browsers may cache it. Pages are always revalidated.
 */
const serving = {
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, path) => {
    const isBuilt = /[/\\]assets[/\\]/.test(path)
    reply.header('cache-control', isBuilt ? 'public, max-age=31536000, immutable' : 'no-cache')
  },
} satisfies Omit<FastifyStaticOptions, 'root'>

const isPage = ({ method }: FastifyRequest, path: string): boolean => {
  const isRead = method === 'GET' || method === 'HEAD'
  const isOurs = !/^\/(v1|slack|webhooks|docs)(\/|$)/.test(path)
  const isFile = /\.\w+$/.test(path)
  return isRead && isOurs && !isFile
}

/** The build leaves a page for each address that it knows the outline of. */
const adminPageAt = (folder: string, path: string): string => {
  const page = `pages${path.replace(/\/$/, '')}.html`
  return /^(?:\/[a-z-]+)+\/?$/.test(path) && existsSync(join(folder, page)) ? page : screenPage
}

const sendScreen = (reply: FastifyReply, folder: string, page: string): FastifyReply => {
  if (existsSync(join(folder, page))) return reply.sendFile(page, folder)
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(notBuiltPage)
}

const nothingHere = new HttpProblem({ status: 404, code: 'NOT_FOUND', says: 'problems.nothingHere' })
