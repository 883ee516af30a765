import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { defineJob, type NewJob, newJob } from '../../delivery/job.ts'

export const webhookDelivery = defineJob({
  name: 'developers.webhookDelivery',
  payload: z.object({ deliveryId: z.string(), webhookId: z.string(), teamId: TeamId }),
})

type Delivery = {
  readonly deliveryId: string
  readonly webhookId: string
  readonly teamId: TeamId
  /** Null for a test event. */
  readonly position: number | null
}

export const deliveryKey = ({ deliveryId }: Pick<Delivery, 'deliveryId'>): string =>
  `webhook delivery ${deliveryId}`

/**
 * The deliveries of a webhook are made one after the other, in the order of the log. A test event has no lane, so that it
 * does not wait while a failed delivery is put off.
 */
export const newDeliveryJob = ({ deliveryId, webhookId, teamId, position }: Delivery): NewJob =>
  newJob(
    webhookDelivery,
    { deliveryId, webhookId, teamId },
    {
      key: deliveryKey({ deliveryId }),
      lane: position === null ? null : `webhook ${webhookId}`,
      owner: teamId,
    },
  )
