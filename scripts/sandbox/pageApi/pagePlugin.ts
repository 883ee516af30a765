import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import type { SandboxContext } from '../sandboxContext.ts'
import { appAvatar, avatarOf } from './avatar.ts'

const folder = join(import.meta.dirname, '../page')
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  // Pictures in messages come from wherever the app says.
  "img-src 'self' data: http: https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page at `/`, its files under `/page/`, and pictures of people. Only files that are there at the start are served. */
export const pagePlugin =
  (context: SandboxContext): FastifyPluginAsync =>
  async fastify => {
    for (const path of pageFiles()) {
      const type = types[extname(path)]
      if (type === undefined) continue
      const address = path === 'index.html' ? '/' : `/page/${path.split(sep).join('/')}`
      fastify.get(address, async (request, reply) => {
        // The page's own addresses are relative: they need the closing slash.
        if (address === '/' && request.url === context.home) return reply.redirect(`${context.home}/`)
        return reply
          .type(type)
          .header('cache-control', 'no-cache')
          .header('content-security-policy', policy)
          .header('x-content-type-options', 'nosniff')
          .send(readFileSync(join(folder, path)))
      })
    }
    fastify.get<{ Params: { id: string } }>('/avatars/:id.svg', async (request, reply) => {
      const { id } = request.params
      const { team, users } = context.workspace
      const name = id === team.id ? team.name : users.get(id)?.realName
      if (name === undefined) return reply.code(404).send()
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'max-age=3600')
        .header('content-security-policy', "default-src 'none'")
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(id === context.app.botUserId ? appAvatar : avatarOf(id, name))
    })
    fastify.get<{ Params: { channel: string } }>('/archives/:channel/:message', async (request, reply) =>
      reply.redirect(`${context.home}/#${encodeURIComponent(request.params.channel)}`),
    )
  }

const pageFiles = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
