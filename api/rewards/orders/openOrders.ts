import type { RedemptionId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { listRedemptions, type RedemptionItem } from '@laurel/projections/rewards/redemptions/queries.ts'
import { z } from 'zod'
import {
  type DeadLetter,
  deadLetters,
  dismissDeadLetters,
  retryDeadLetters,
} from '../../delivery/deadLetters.ts'
import { vendorByHand } from '../vendors/buyme/buymeVendor.ts'
import { placeOrderJob, watchOrderJob } from './orderJobs.ts'

/** An order that goes on when a person has decided. */
export type OpenOrder = {
  /** It waits for a review, its fate at the vendor is unclear, no vendor delivers it, or its codes are to be entered. */
  readonly kind: 'HELD' | 'STUCK' | 'BY_HAND' | 'CODES'
  readonly redemption: RedemptionItem
  readonly problem: string | null
  readonly since: Instant
}

const rowsMax = 100
const kinds = [placeOrderJob.name, watchOrderJob.name]

/** The orders of a team that need a person, a hundred of each kind at most, the oldest first. Has no rejection. */
export const openOrders = async (database: Queryable, teamId: TeamId): Promise<readonly OpenOrder[]> => {
  const oldest = { sort: 'requestedAt', order: 'ASC', limit: rowsMax, isCounted: false } as const
  const [held, letters, byHand, codes] = await Promise.all([
    listRedemptions(database, teamId, { ...oldest, isHeld: true, statuses: ['PENDING'] }),
    deadLetters(database, { owner: teamId, kinds }, rowsMax),
    // Company rewards and items of the team's own catalog have a list of their own.
    listRedemptions(database, teamId, {
      ...oldest,
      isHeld: false,
      isWithoutVendor: true,
      statuses: ['PENDING', 'PROCESSING'],
      redemptionTypes: ['DONATION', 'STOREFRONT', 'GIFT_CARD', 'PAYPAL', 'AMAZON', 'INTEGRATION_CUSTOM'],
    }),
    listRedemptions(database, teamId, { ...oldest, vendor: vendorByHand, statuses: ['PENDING'] }),
  ])
  const listed = new Set(codes.rows.map(({ redemptionId }) => redemptionId))
  const stuck = (await stuckOrders(database, teamId, letters)).filter(
    ({ redemption }) => !listed.has(redemption.redemptionId),
  )
  const open: OpenOrder[] = [
    ...stuck,
    ...held.rows.map(redemption => waiting('HELD', redemption)),
    ...byHand.rows.map(redemption => waiting('BY_HAND', redemption)),
    ...codes.rows.map(redemption => waiting('CODES', redemption)),
  ]
  return open.toSorted((one, other) => one.since.localeCompare(other.since))
}

const waiting = (kind: Exclude<OpenOrder['kind'], 'STUCK'>, redemption: RedemptionItem): OpenOrder => ({
  kind,
  redemption,
  problem: null,
  since: redemption.requestedAt,
})

const stuckOrders = async (
  database: Queryable,
  teamId: TeamId,
  letters: readonly DeadLetter[],
): Promise<readonly OpenOrder[]> => {
  const byRedemption = new Map(letters.map(letter => [redemptionOf(letter), letter]))
  const redemptionIds = [...byRedemption.keys()]
  if (redemptionIds.length === 0) return []
  const { rows } = await listRedemptions(database, teamId, {
    redemptionIds,
    limit: rowsMax,
    isCounted: false,
  })
  return rows.flatMap(redemption => {
    const letter = byRedemption.get(redemption.redemptionId)
    return letter ? [{ kind: 'STUCK', redemption, problem: letter.problem, since: letter.diedAt }] : []
  })
}

const Payload = z.object({ redemptionId: z.string() })
const redemptionOf = ({ payload }: DeadLetter): RedemptionId => Payload.parse(payload).redemptionId

/** Asks the vendor again about an order that is stuck. False if it is not stuck. */
export const lookAgain = async (
  database: Queryable,
  teamId: TeamId,
  redemptionId: RedemptionId,
  now: Instant,
): Promise<boolean> => {
  const keys = await stuckKeys(database, teamId, redemptionId)
  return keys.length > 0 && (await retryDeadLetters(database, { owner: teamId, kinds, keys }, now)) > 0
}

/** Takes an order off the list, because a person decided about it. */
export const noteDecided = async (
  database: Queryable,
  teamId: TeamId,
  redemptionId: RedemptionId,
): Promise<void> => {
  const keys = await stuckKeys(database, teamId, redemptionId)
  if (keys.length > 0) await dismissDeadLetters(database, { owner: teamId, kinds, keys })
}

const stuckKeys = async (
  database: Queryable,
  teamId: TeamId,
  redemptionId: RedemptionId,
): Promise<readonly string[]> => {
  const { rows } = await database.query(
    `select key from delivery.jobs
     where status = 'dead' and owner = $1 and kind = any ($2::text[]) and payload->>'redemptionId' = $3`,
    [teamId, kinds, redemptionId],
  )
  return Keys.parse(rows).map(({ key }) => key)
}

const Keys = z.array(z.object({ key: z.string() }))
