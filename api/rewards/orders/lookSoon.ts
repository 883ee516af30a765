import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { redemptionOfOrder } from '@laurel/projections/rewards/redemptions/queries.ts'
import { enqueue } from '../../delivery/enqueue.ts'
import { runAgain } from '../../delivery/revive.ts'
import type { WebhookHint } from '../vendors/port.ts'
import { newWatchOrderJob, watchOrderKey } from './orderJobs.ts'

/**
 * Looks at an order at once, because its vendor hints at a change. A hint is never the truth, so that a forged, doubled
 * or late one costs a look; one about no order of the team costs nothing. Has no rejection.
 */
export const lookSoon = async (
  { database, clock }: { readonly database: Queryable; readonly clock: () => Instant },
  { teamId, vendor }: { readonly teamId: TeamId; readonly vendor: VendorName },
  hint: Pick<WebhookHint, 'handle' | 'vendorOrderId'>,
): Promise<void> => {
  const redemptionId = await redemptionOfOrder(database, teamId, { vendor, ...hint })
  if (redemptionId === undefined) return
  const subject = { teamId, redemptionId }
  const now = clock()
  await enqueue(database, [newWatchOrderJob(subject, now)], now)
  await runAgain(database, [watchOrderKey(subject)], now)
}
