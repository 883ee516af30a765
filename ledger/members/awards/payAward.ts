import { accept, type Decision, reject } from '../../kernel/decider.ts'
import { addMilliseconds, type Instant } from '../../kernel/instant.ts'
import { move } from '../../kernel/posting.ts'
import type { AllowanceGrant } from '../allowances/allowanceGrant.ts'
import { resetIfDue } from '../allowances/resetAllowance.ts'
import type { MemberEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import { recallWindowMilliseconds } from '../limits.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { KnownMember, MemberState } from '../state.ts'
import type { ProposedAward } from './awardEvents.ts'
import { awardPayment } from './awardPayment.ts'
import type { AwardPayer } from './whoMayGiveAward.ts'

export type AwardToGive = Omit<ProposedAward, 'proposedBy'>

export type AwardPaying = {
  /** Managers of a channel give from their own allowance, administrators for the company. */
  readonly paidBy: AwardPayer
  readonly allowance: AllowanceGrant
}

export type AwardPaymentRejection =
  | MemberUnknown
  | { readonly code: 'AWARDS_NOT_YOURS_TO_GIVE' }
  | { readonly code: 'AWARD_ALLOWANCE_EXHAUSTED'; readonly available: number; readonly requested: number }

/** Gives an award: its points leave the allowance of the giver, or the company pays them. */
export const payAward = (
  state: KnownMember,
  award: AwardToGive,
  { paidBy, allowance }: AwardPaying,
  occurredAt: Instant,
): Decision<MemberEvent, AwardPaymentRejection> => {
  if (paidBy === 'none') return reject({ code: 'AWARDS_NOT_YOURS_TO_GIVE' })
  const resets = paidBy === 'allowance' ? resetIfDue(state, 'award', allowance) : []
  const giver = resets.reduce<MemberState>(evolve, state)
  if (giver.kind === 'unknown') return memberUnknown()
  const requested = award.pointsEach * award.recipientIds.length
  const period = paidBy === 'allowance' ? giver.allowances.award.period : null
  const source = awardPayment(giver, period)
  if (requested > source.available)
    return reject({ code: 'AWARD_ALLOWANCE_EXHAUSTED', available: source.available, requested })
  return accept(...resets, {
    type: 'AwardGiven',
    data: {
      ...award,
      period,
      recallableUntil: addMilliseconds(occurredAt, recallWindowMilliseconds),
      postings: move(requested, source.account, { account: 'clearing' }),
    },
  })
}
