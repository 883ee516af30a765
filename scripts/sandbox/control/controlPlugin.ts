import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { changeUser } from '../people/changePeople.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { SandboxUser } from '../seed.ts'
import { Fault } from './faults.ts'
import { createPerson } from './person.ts'
import { createWorkspaceControl } from './workspaceControl.ts'

const ChannelChange = z.object({
  name: z.string().min(1).max(80).optional(),
  isArchived: z.boolean().optional(),
})
const Member = z.object({ channelId: z.string(), userId: z.string() })

/** The control of the sandbox over HTTP: `/sandbox/control/…`. */
export const controlPlugin =
  (context: SandboxContext): FastifyPluginAsync =>
  async fastify => {
    const control = createWorkspaceControl(context)
    fastify.get('/sandbox/control/faults', async () => context.faults.list())
    fastify.post('/sandbox/control/faults', async request => {
      context.faults.add(Fault.parse(request.body))
      return context.faults.list()
    })
    fastify.delete('/sandbox/control/faults', async () => {
      context.faults.clear()
      return []
    })
    fastify.get('/sandbox/control/deliveries', async () => context.deliveries.log)
    fastify.post('/sandbox/control/users', async request => {
      control.addUser(SandboxUser.parse(request.body))
      return {}
    })
    fastify.patch<{ Params: { id: string } }>('/sandbox/control/users/:id', async request => {
      changeUser(context, request.params.id, z.record(z.string(), z.unknown()).parse(request.body))
      return {}
    })
    fastify.post('/sandbox/control/join', async request => {
      const { channelId, userId } = Member.parse(request.body)
      control.joinChannel(channelId, userId)
      return {}
    })
    fastify.post('/sandbox/control/leave', async request => {
      const { channelId, userId } = Member.parse(request.body)
      control.leaveChannel(channelId, userId)
      return {}
    })
    fastify.patch<{ Params: { id: string } }>('/sandbox/control/channels/:id', async request => {
      const { name, isArchived } = ChannelChange.parse(request.body)
      if (name !== undefined) control.renameChannel(request.params.id, name)
      if (isArchived !== undefined) control.archiveChannel(request.params.id, isArchived)
      return {}
    })
    fastify.post('/sandbox/control/response-urls', async request => ({
      url: context.responseUrls.create(Member.parse(request.body)),
    }))
    fastify.get('/sandbox/control/messages', async request => {
      const { channelId, userId } = Member.parse(request.query)
      return createPerson(context, userId).messagesIn(channelId)
    })
    fastify.post('/sandbox/control/uninstall', async () => {
      control.uninstall()
      return {}
    })
    fastify.post('/sandbox/control/events', async request => {
      const event = z.looseObject({ type: z.string() }).parse(request.body)
      return { eventId: control.sendEvent(event) ?? null }
    })
    fastify.post<{ Params: { id: string } }>('/sandbox/control/events/:id/repeat', async request => {
      await control.repeatEvent(request.params.id)
      return {}
    })
  }
