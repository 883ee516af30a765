import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../../access/intent.ts'
import { type RedemptionDependencies, type RedemptionOutcome, settleNow } from '../settleNow.ts'

export type RecordDependencies = Omit<RedemptionDependencies, 'ledger'> & {
  readonly ledger: Pick<Ledger, 'handle' | 'redemption'>
}

export type DonationPayment =
  | { readonly status: 'PROCESSING' }
  /** The nonprofit has the money; `proof` is kept with the redemption. */
  | { readonly status: 'COMPLETE'; readonly proof: string }

export type RecordOutcome =
  | RedemptionOutcome
  /** The redemption is no donation. */
  | { readonly kind: 'noDonation' }

/**
 * An administrator pays a donation by hand and records it. Rejects with REDEMPTION_UNKNOWN, REDEMPTION_MOVE_REFUSED
 * where it is paid or cancelled already, OWN_REDEMPTION for an own donation, REDEMPTION_ON_HOLD before its release, and
 * ORDER_UNDER_WAY where a partner was asked to pay and has not begun.
 */
export const recordDonation = async (
  dependencies: RecordDependencies,
  intent: Intent,
  redemptionId: RedemptionId,
  payment: DonationPayment,
): Promise<RecordOutcome> => {
  const { ledger } = dependencies
  const state = await ledger.redemption(intent.teamId, redemptionId)
  if (state.status === 'NONE') return rejected({ code: 'REDEMPTION_UNKNOWN' })
  if (state.redemptionType !== 'DONATION') return { kind: 'noDonation' }
  // What a partner began to pay and then refused has no refund: an administrator pays it another way.
  const isTakenOver = state.status === 'PROCESSING' && payment.status === 'COMPLETE'
  if (state.vendorOrder && !isTakenOver) return rejected({ code: 'ORDER_UNDER_WAY' })
  if (state.memberId === intent.actor.id) return rejected({ code: 'OWN_REDEMPTION' })
  if (payment.status === 'PROCESSING') return process(dependencies, intent, redemptionId)
  if (state.status === 'PENDING') {
    // The life cycle has no shorter way, and a repeat finds this step done.
    const begun = await process(
      dependencies,
      { ...intent, id: derivedId('donation', intent.id, 'PROCESSING') },
      redemptionId,
    )
    if (begun.kind === 'rejected') return begun
  }
  const delivery = {
    credentials: [{ label: 'Proof of payment', value: payment.proof, kind: kindOf(payment.proof) }],
    instructions: '',
  }
  return settleNow(
    dependencies,
    await ledger.handle({ ...intent, type: 'completeRedemption', data: { redemptionId, delivery } }),
  )
}

const rejected = (rejection: Extract<RedemptionOutcome, { kind: 'rejected' }>['rejection']) =>
  ({ kind: 'rejected', rejection }) as const

const process = async (
  dependencies: RecordDependencies,
  intent: Intent,
  redemptionId: RedemptionId,
): Promise<RedemptionOutcome> =>
  settleNow(
    dependencies,
    await dependencies.ledger.handle({ ...intent, type: 'processRedemption', data: { redemptionId } }),
  )

const kindOf = (proof: string): 'url' | 'text' => (/^https:\/\/\S+$/i.test(proof) ? 'url' : 'text')
