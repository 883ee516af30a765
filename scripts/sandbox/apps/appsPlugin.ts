import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { sendPage } from '../plainPage/sendPage.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { endInstallation, revokeToken } from '../signIn/endInstallation.ts'
import { appsPage } from './appsPage.ts'

const Query = z.object({ done: z.enum(['removed', 'revoked']).optional().catch(undefined) })

/** `/apps`: what Slack calls Manage apps. */
export const appsPlugin =
  (context: SandboxContext): FastifyPluginAsync =>
  async fastify => {
    const { app, home } = context
    const notices = {
      removed: `${app.name} was removed.`,
      revoked: `The token of ${app.name} was revoked.`,
    }
    fastify.get('/apps', async (request, reply) => {
      const { done } = Query.parse(request.query)
      const isOver = context.installation.current() === undefined
      return sendPage(reply, appsPage(context, done && isOver ? notices[done] : undefined))
    })
    fastify.post('/sandbox/apps/remove', async (_request, reply) => {
      endInstallation(context)
      return reply.redirect(`${home}/apps?done=removed`, 303)
    })
    fastify.post('/sandbox/apps/revoke', async (_request, reply) => {
      revokeToken(context)
      return reply.redirect(`${home}/apps?done=revoked`, 303)
    })
  }
