import { reportedStatuses } from '@laurel/api/rewards/vendors/port.ts'
import { VendorFault } from '@laurel/api/rewards/vendors/suite/vendorFault.ts'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { NotPossible } from '../people/actor.ts'
import { type Line, LineTrouble } from './line.ts'
import type { StandInControl } from './standIn.ts'

const handle = z.string().min(1).max(100)
const Move = z.strictObject({ handle, status: z.enum(reportedStatuses) })
const Status = z.strictObject({ handle, status: z.string().min(1).max(100) })
const Order = z.strictObject({ handle })

/** The side of the vendor over HTTP. What a vendor can't do is answered with 409. */
export const standInControlPlugin =
  (control: StandInControl, line: Line): FastifyPluginAsync =>
  async fastify => {
    fastify.get('/orders', async () => control.orders())
    fastify.post('/faults', async request => {
      await control.plan(VendorFault.parse(request.body))
      return {}
    })
    fastify.post('/line', async request => {
      line.set(LineTrouble.parse(request.body))
      return {}
    })
    fastify.post('/move', async request => {
      const { handle, status } = Move.parse(request.body)
      await control.move(handle, status)
      return {}
    })
    fastify.post('/status', async request => {
      if (!control.setStatus) throw new NotPossible('This vendor has the statuses of `move` only.')
      const { handle, status } = Status.parse(request.body)
      await control.setStatus(handle, status)
      return {}
    })
    fastify.post('/unknown-status', async request => {
      if (!control.setUnknownStatus) throw new NotPossible('Laurel knows every status of this vendor.')
      await control.setUnknownStatus(Order.parse(request.body).handle)
      return {}
    })
    fastify.post('/lose-webhook', async () => {
      if (!control.loseWebhook) throw new NotPossible('This vendor sends no messages.')
      await control.loseWebhook()
      return {}
    })
    fastify.post('/notify', async request => {
      if (!control.notify) throw new NotPossible('This vendor sends no messages.')
      await control.notify(Order.parse(request.body).handle)
      return {}
    })
    fastify.post('/end-access', async () => {
      if (!control.endAccess) throw new NotPossible('The access of this vendor does not end.')
      await control.endAccess()
      return {}
    })
  }
