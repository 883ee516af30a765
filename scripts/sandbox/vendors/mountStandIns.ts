import { reportedStatuses } from '@laurel/api/rewards/vendors/port.ts'
import { VendorFault } from '@laurel/api/rewards/vendors/suite/vendorFault.ts'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { NotPossible } from '../people/actor.ts'
import type { StandIn, StandInControl } from './standIn.ts'

export type MountedStandIn = StandIn & { readonly vendor: string }

const Move = z.strictObject({ handle: z.string().min(1).max(100), status: z.enum(reportedStatuses) })

/** The stand-ins below `/vendors/<vendor>`, and the control of each below `/vendors/<vendor>/_control`. */
export const mountStandIns = async (
  server: FastifyInstance,
  standIns: readonly MountedStandIn[],
): Promise<void> => {
  for (const { vendor, plugin, control } of standIns)
    await server.register(
      async scope => {
        // Each vendor reads bodies in its own way.
        scope.removeContentTypeParser('application/x-www-form-urlencoded')
        await scope.register(plugin)
        await scope.register(controlOf(control), { prefix: '/_control' })
      },
      { prefix: `/vendors/${vendor}` },
    )
}

const controlOf =
  (control: StandInControl): FastifyPluginAsync =>
  async fastify => {
    fastify.get('/orders', async () => control.orders())
    fastify.post('/faults', async request => {
      await control.plan(VendorFault.parse(request.body))
      return {}
    })
    fastify.post('/move', async request => {
      const { handle, status } = Move.parse(request.body)
      await control.move(handle, status)
      return {}
    })
    fastify.post('/lose-webhook', async () => {
      if (!control.loseWebhook) throw new NotPossible('This vendor sends no messages.')
      await control.loseWebhook()
      return {}
    })
  }
