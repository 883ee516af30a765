import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { NotPossible } from '../people/actor.ts'
import type { Company } from './company.ts'
import { createSourceFaults, SourceFault } from './sourceFaults.ts'
import type { SourceStandIn } from './sourceStandIn.ts'

export type MountedSourceStandIn = SourceStandIn & {
  readonly source: string
  readonly company: Company
  /** Loses the messages of the partner from now on, or no longer. */
  readonly loseMessages: (areLost: boolean) => void
}

const id = z.string().min(1).max(100)
const text = z.string().max(1_000).nullable()
const Change = z.strictObject({
  id,
  changes: z.strictObject({
    email: text.exactOptional(),
    birthDate: text.exactOptional(),
    hiredOn: text.exactOptional(),
    leftOn: text.exactOptional(),
    isActive: z.boolean().exactOptional(),
    title: text.exactOptional(),
    department: text.exactOptional(),
    location: text.exactOptional(),
    managerId: text.exactOptional(),
  }),
})
const Leave = z.strictObject({ ids: z.array(id).min(1).max(10_000), leftOn: z.iso.date() })
const Webhook = z.strictObject({ url: z.url().max(2_000), secret: z.string().min(1).max(200) })
const Messages = z.strictObject({ areLost: z.boolean() })
const Remove = z.strictObject({ ids: z.array(id).min(1).max(10_000) })

/** The stand-ins below `/sources/<name>`, and the control of each below `/sources/<name>/_control`. */
export const mountSourceStandIns = async (
  server: FastifyInstance,
  standIns: readonly MountedSourceStandIn[],
): Promise<void> => {
  for (const { source, plugin, company, endAccess, enterWebhook, loseMessages } of standIns)
    await server.register(
      async scope => {
        const faults = createSourceFaults()
        scope.addHook('onRequest', faults.begin)
        scope.addHook('onSend', faults.end)
        // Each source reads bodies in its own way.
        scope.removeContentTypeParser('application/x-www-form-urlencoded')
        await scope.register(plugin)
        scope.get('/_control/people', async () => company.people())
        scope.post('/_control/faults', async request => {
          faults.plan(SourceFault.nullable().parse(request.body) ?? undefined)
          return {}
        })
        scope.post('/_control/change', async request => {
          const { id, changes } = Change.parse(request.body)
          company.change(id, changes)
          return {}
        })
        scope.post('/_control/leave', async request => {
          const { ids, leftOn } = Leave.parse(request.body)
          for (const id of ids) company.leave(id, leftOn)
          return {}
        })
        scope.post('/_control/remove', async request => {
          for (const id of Remove.parse(request.body).ids) company.remove(id)
          return {}
        })
        scope.post('/_control/messages', async request => {
          loseMessages(Messages.parse(request.body).areLost)
          return {}
        })
        scope.post('/_control/webhook', async request => {
          if (!enterWebhook) throw new NotPossible('Nothing is entered at this source.')
          enterWebhook(Webhook.parse(request.body))
          return {}
        })
        scope.post('/_control/end-access', async () => {
          if (!endAccess) throw new NotPossible('The access of this source does not end.')
          endAccess()
          return {}
        })
      },
      { prefix: `/sources/${source}` },
    )
}
