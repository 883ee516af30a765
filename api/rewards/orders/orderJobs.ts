import { RedemptionId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { defineJob, type NewJob, newJob } from '../../delivery/job.ts'
import type { OrderSubject } from './orderSubject.ts'

const payload = z.strictObject({ teamId: TeamId, redemptionId: RedemptionId })

/** Places the order of a redemption with its vendor. */
export const placeOrderJob = defineJob({
  name: 'rewards.placeOrder',
  payload,
  state: z.strictObject({ lastCallAt: Instant }),
})

/** Looks at an order until its redemption has ended: one job per order, however long that takes. */
export const watchOrderJob = defineJob({
  name: 'rewards.watchOrder',
  payload: payload.extend({ since: Instant }),
})

/** All work about one order runs in its lane, one after the other. */
const laneOf = ({ redemptionId }: OrderSubject): string => `rewards.order.${redemptionId}`

/** `cause` is the event that asks for the order: another one asks again, and the order is still placed once. */
export const newPlaceOrderJob = ({ teamId, redemptionId }: OrderSubject, cause: string): NewJob =>
  newJob(
    placeOrderJob,
    { teamId, redemptionId },
    {
      key: `${placeOrderJob.name}.${redemptionId}.${cause}`,
      lane: laneOf({ teamId, redemptionId }),
      owner: teamId,
    },
  )

const firstLookMilliseconds = 60_000

export const watchOrderKey = ({ redemptionId }: OrderSubject): string =>
  `${watchOrderJob.name}.${redemptionId}`

/** Without a lane of orders: a look must not wait for the next attempt to place, nor delay it. */
export const newWatchOrderJob = ({ teamId, redemptionId }: OrderSubject, since: Instant): NewJob =>
  newJob(
    watchOrderJob,
    { teamId, redemptionId, since },
    {
      key: watchOrderKey({ teamId, redemptionId }),
      owner: teamId,
      notBefore: addMilliseconds(since, firstLookMilliseconds),
    },
  )
