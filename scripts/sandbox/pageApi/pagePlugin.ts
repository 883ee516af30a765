import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveEmoji } from '@laurel/api/http/pages/serveEmoji.ts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { SandboxContext } from '../sandboxContext.ts'
import { appAvatar, avatarOf } from './avatar.ts'

const folder = join(import.meta.dirname, '../page')
const script = join(folder, 'dist/main.js')

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

const send = (reply: FastifyReply, type: string, file: string): FastifyReply =>
  reply
    .type(type)
    .header('cache-control', 'no-cache')
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .send(readFileSync(file))

/** The page at `/`, its files under `/page/`, and pictures of people. */
export const pagePlugin =
  (context: SandboxContext): FastifyPluginAsync =>
  async fastify => {
    fastify.get('/', async (request, reply) => {
      // The page's own addresses are relative: they need the closing slash.
      if (request.url === context.home) return reply.redirect(`${context.home}/`)
      if (existsSync(script)) return send(reply, 'text/html; charset=utf-8', join(folder, 'index.html'))
      return reply.code(503).send('The page has not been built. Run "npm run build", then reload.')
    })
    fastify.get('/page/main.js', async (_request, reply) =>
      send(reply, 'text/javascript; charset=utf-8', script),
    )
    for (const path of styleFiles())
      fastify.get(`/page/${path}`, async (_request, reply) =>
        send(reply, 'text/css; charset=utf-8', join(folder, path)),
      )
    fastify.get('/page/icon.svg', async (_request, reply) =>
      send(reply, 'image/svg+xml', join(folder, 'icon.svg')),
    )
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
    serveEmoji(fastify)
    fastify.get<{ Params: { channel: string } }>('/archives/:channel/:message', async (request, reply) =>
      reply.redirect(`${context.home}/#${encodeURIComponent(request.params.channel)}`),
    )
  }

const styleFiles = (): string[] => readdirSync(join(folder, 'styles')).map(name => `styles/${name}`)
