import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { AmazonControl } from './control.ts'
import { judgeOrder } from './judgeOrder.ts'
import { OrderRequest, orderResult } from './orders.ts'
import { rejectionOf } from './rejectionOf.ts'
import { amazonErrors } from './wire.ts'

const path = '/ordering/2022-10-30/orders'

/** Ordering 2022-10-30. An external id is one order for ever. */
export const orderPlugin =
  (control: AmazonControl, clock: () => Instant): FastifyPluginAsync =>
  async app => {
    app.post(path, async (request, reply) => {
      const fault = control.nextFault()
      if (fault?.kind === 'loseCall') return failed(reply)
      const { data } = OrderRequest.safeParse(request.body)
      if (!data) return reply.code(400).send(amazonErrors('InvalidInput', 'The order is not valid.'))
      if (control.order(data.externalId))
        return reply.code(400).send(amazonErrors('DuplicateExternalId', 'The external id is in use.'))
      const judgement = judgeOrder(
        data,
        control,
        clock(),
        fault?.kind === 'refuse' ? [rejectionOf(fault.code)] : null,
      )
      if (judgement.kind === 'rejected') return judgement.result
      if (!judgement.isTrial) control.put(judgement.order)
      if (fault?.kind === 'loseAnswer') return failed(reply)
      if (fault?.kind === 'hang') return reply.hijack()
      return orderResult(judgement.order)
    })

    app.get<{ Params: { externalId: string } }>(`${path}/:externalId`, async (request, reply) => {
      const order = control.order(request.params.externalId)
      if (!order) return reply.code(404).send(amazonErrors('NotFound', 'There is no such order.'))
      return orderResult(order)
    })
  }

const failed = (reply: FastifyReply) =>
  reply.code(500).send(amazonErrors('InternalFailure', 'The request processing has failed.'))
