import {
  type Destination,
  destinationOf,
  type PayoutRail,
} from '@laurel/contract/rewards/payouts/destination.ts'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Currency } from '@laurel/ledger/kernel/money.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Person } from '@laurel/ledger/vault/vault.ts'
import type { Intent } from '../../access/intent.ts'
import type { Speech } from '../../messages/speech.ts'
import { offersCatalog } from '../offersCatalog.ts'
import { earlierPurchase } from '../purchasing/earlierPurchase.ts'
import { type PurchaseDependencies, purchase } from '../purchasing/purchase.ts'
import type { Redeemed } from '../purchasing/redeemed.ts'
import { isSamePayout } from '../purchasing/sameChoice.ts'
import { type CodeMessage, CodeNotSent, type CodeSenders } from './codes/codeSender.ts'
import type { Destinations } from './destinations/destinations.ts'
import { sendMilliseconds } from './limits.ts'
import { type PayoutQuote, payoutCountryOf, quotePayout, type RateOf } from './quotePayout.ts'

export type CashOutDependencies = PurchaseDependencies & {
  readonly destinations: Destinations
  readonly codes: CodeSenders
  readonly rateOf: RateOf
}

export type CashOut = {
  readonly rail: PayoutRail
  readonly points: Points
  readonly destination: string
  /** What the person was shown. The amount may be left out; a lower one asks again. */
  readonly shown: { readonly currency: Currency; readonly minor: number | undefined }
  /** The language of the message with the code. */
  readonly speech: Speech
}

/** Why no payout was made: nothing was taken. */
export type CashOutRefusal =
  | 'INSUFFICIENT_POINTS'
  | 'PRICE_CHANGED'
  | 'AMOUNT_TOO_SMALL'
  | 'NOT_AVAILABLE'
  | 'TOO_MANY_CODES'
  | 'CODE_NOT_SENT'
  /** This installation can't send codes to such an account. */
  | 'NO_CODES'

export type CashOutOutcome =
  | { readonly kind: 'redeemed'; readonly redeemed: Redeemed; readonly quote: PayoutQuote | null }
  | { readonly kind: 'refused'; readonly code: CashOutRefusal; readonly quote: PayoutQuote }
  /** A code was sent to the destination; the same intent goes on after it was verified. */
  | { readonly kind: 'verify'; readonly by: Destination['kind']; readonly quote: PayoutQuote }
  | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }

const names = { PAYPAL: 'PayPal', VENMO: 'Venmo' } as const satisfies Record<PayoutRail, string>
const rails = { PAYPAL: 'paypal', VENMO: 'venmo' } as const satisfies Record<PayoutRail, string>

export const payoutRewardId = (rail: PayoutRail): string => derivedId('payout', rails[rail])

/**
 * Sends money for the author's points, to an account that a code has verified. The amount is the server's. Throws where
 * the destination is none of the rail. Rejects with COMMAND_CONFLICT where the intent bought something else before.
 */
export const cashOut = async (
  dependencies: CashOutDependencies,
  intent: Intent,
  { rail, points, destination: text, shown, speech }: CashOut,
): Promise<CashOutOutcome> => {
  const { ledger, destinations, rateOf } = dependencies
  const rewardId = payoutRewardId(rail)
  const destination = destinationOf(rail, text)
  if (!destination) throw new Error(`${names[rail]} can't pay to the given destination.`)
  const isSame = isSamePayout(points, destination.address)
  const earlier = await earlierPurchase(dependencies, intent, { rewardId, isSame })
  if (earlier?.kind === 'rejected') return earlier
  if (earlier) return { kind: 'redeemed', redeemed: earlier, quote: null }

  const person = { teamId: intent.teamId, memberId: intent.actor.id }
  const member = await ledger.member(person.teamId, person.memberId)
  const country = payoutCountryOf(member)
  const quote = await quotePayout(rateOf, { rail, points, country })
  const refused = (code: CashOutRefusal): CashOutOutcome => ({ kind: 'refused', code, quote })
  const team = await ledger.team(person.teamId)
  if (team.kind === 'unknown' || !offersCatalog(team, 'PAYPAL')) return refused('NOT_AVAILABLE')
  if (rail === 'VENMO' && country !== 'US') return refused('NOT_AVAILABLE')
  if (quote.currency !== shown.currency || quote.sent.minor < (shown.minor ?? 0))
    return refused('PRICE_CHANGED')
  if (quote.sent.minor === 0) return refused('AMOUNT_TOO_SMALL')
  // Before a code is sent for nothing; the ledger decides it again.
  if (member.kind === 'unknown' || member.redeemable < points) return refused('INSUFFICIENT_POINTS')

  if (!(await destinations.isVerified(person, destination.address))) {
    const problem = await sendCode(dependencies, person, destination, { teamName: team.name, speech })
    return problem ? refused(problem) : { kind: 'verify', by: destination.kind, quote }
  }
  const holdFor = await destinations.reasonToHold(person, destination.address)
  const result = await purchase(dependencies, intent, {
    redemptionType: 'PAYPAL',
    reward: { rewardId, name: names[rail], emoji: '💸' },
    points,
    order: {
      kind: 'payout',
      rail: rails[rail],
      destination: destination.address,
      sent: quote.sent,
      exchangeRate: quote.rate,
      fee: quote.fee,
    },
    isFunded: true,
    isSame,
    ...(holdFor ? { holdFor } : {}),
  })
  return result.kind === 'rejected' ? result : { kind: 'redeemed', redeemed: result, quote }
}

/** Undefined where the person has a code that works. */
const sendCode = async (
  { destinations, codes }: CashOutDependencies,
  person: Person,
  { kind, address }: Destination,
  words: Pick<CodeMessage, 'teamName' | 'speech'>,
): Promise<'CODE_NOT_SENT' | 'NO_CODES' | 'TOO_MANY_CODES' | undefined> => {
  const send = codes[kind]
  if (!send) return 'NO_CODES'
  const created = await destinations.newCode(person, address)
  if (created.kind === 'underWay') return undefined
  if (created.kind === 'limited') return 'TOO_MANY_CODES'
  try {
    await send({ to: address, code: created.code, ...words }, AbortSignal.timeout(sendMilliseconds))
    return undefined
  } catch (error) {
    await destinations.forgetCode(person, address)
    if (error instanceof CodeNotSent) return 'CODE_NOT_SENT'
    throw error
  }
}
