import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { enqueue } from '../../../delivery/enqueue.ts'
import { newJob } from '../../../delivery/job.ts'
import { giftCardRequestJob } from './requestJobs.ts'

export type GiftCardRequest = {
  readonly teamId: TeamId
  readonly memberId: MemberId
  readonly points: Points
  readonly country: string
}

const dayLength = '2026-11-23'.length

/**
 * Asks people for a gift card, where no vendor has one for the member's country. The same request of a day is sent once.
 * Takes no points and has no rejection.
 */
export const requestGiftCard = async (
  { database, clock }: { readonly database: Queryable; readonly clock: () => Instant },
  { teamId, memberId, points, country }: GiftCardRequest,
): Promise<void> => {
  const now = clock()
  const key = `${giftCardRequestJob.name} ${teamId} ${memberId} ${now.slice(0, dayLength)} ${points}`
  const job = newJob(giftCardRequestJob, { teamId, memberId, points, country }, { key, owner: teamId })
  await enqueue(database, [job], now)
}
