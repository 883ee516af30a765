import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { MemberId, RedemptionId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import type { VendorConnections } from '../vendors/connections/vendorConnections.ts'

export type ResendDependencies = {
  readonly ledger: Pick<Ledger, 'redemption' | 'member'>
  readonly database: Queryable
  readonly vendors: Pick<VendorConnections, 'vendorNamed'>
  readonly clock: () => Instant
}

export type ResendOutcome =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'refused'
      readonly code:
        | 'NOT_SENT_YET'
        | 'NOT_SUPPORTED'
        | 'NO_EMAIL'
        | 'TOO_SOON'
        | 'VENDOR_UNAVAILABLE'
        | 'REFUSED'
    }
  | {
      readonly kind: 'rejected'
      readonly rejection: Extract<LedgerRejection, { code: 'REDEMPTION_UNKNOWN' }>
    }

const restMinutes = 10
const callMilliseconds = 15_000

/**
 * Lets the vendor send the codes of a delivered gift card to the e-mail address of its owner again, at most once in ten
 * minutes. Rejects with REDEMPTION_UNKNOWN where the team, or `ownerId` if it is given, has no such gift card.
 */
export const resendGiftCard = async (
  { ledger, database, vendors, clock }: ResendDependencies,
  { teamId, redemptionId, ownerId }: { teamId: TeamId; redemptionId: RedemptionId; ownerId: MemberId | null },
): Promise<ResendOutcome> => {
  const state = await ledger.redemption(teamId, redemptionId)
  const isTheirs =
    state.status !== 'NONE' &&
    state.redemptionType === 'GIFT_CARD' &&
    (ownerId === null || state.memberId === ownerId)
  if (!isTheirs) return { kind: 'rejected', rejection: { code: 'REDEMPTION_UNKNOWN' } }
  if (state.status !== 'COMPLETE' || !state.vendorOrder) return refused('NOT_SENT_YET')
  const vendor = await vendors.vendorNamed(teamId, state.vendorOrder.vendor)
  if (!vendor) return refused('VENDOR_UNAVAILABLE')
  const { resend } = vendor.client
  if (!resend) return refused('NOT_SUPPORTED')
  const owner = await ledger.member(teamId, state.memberId)
  const email = owner.kind === 'unknown' || owner.isErased ? null : owner.profile.email
  if (email === null) return refused('NO_EMAIL')
  if (!(await mayResend(database, redemptionId, clock()))) return refused('TOO_SOON')
  try {
    const { handle, vendorOrderId } = state.vendorOrder
    const answer = await resend({ handle, vendorOrderId, email }, AbortSignal.timeout(callMilliseconds))
    return answer ? refused('REFUSED') : { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof VendorUncertain)) throw error
    return refused('VENDOR_UNAVAILABLE')
  }
}

type Code = Extract<ResendOutcome, { kind: 'refused' }>['code']
const refused = (code: Code): ResendOutcome => ({ kind: 'refused', code })

/** Notes the attempt, also one that fails: its mail may arrive. */
const mayResend = async (database: Queryable, redemptionId: RedemptionId, now: Instant): Promise<boolean> => {
  const { rows } = await database.query(
    `insert into rewards.gift_card_resends as known (redemption_id, resent_at) values ($1, $2)
     on conflict (redemption_id) do update set resent_at = excluded.resent_at
     where known.resent_at <= excluded.resent_at - make_interval(mins => ${restMinutes})
     returning 1`,
    [redemptionId, now],
  )
  return rows.length > 0
}
