import type { GiftRow } from '../awards/vocabulary.ts'
import { byType, type EventNamed } from '../handling/byType.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { derivedId } from '../kernel/derivedId.ts'
import type { GrantId, MemberId } from '../kernel/ids.ts'
import type { GivenAwardFields } from '../members/awards/awardEvents.ts'
import type { ClawBackAward } from '../members/awards/clawBackAward.ts'
import type { CreditAward } from '../members/awards/creditAward.ts'
import type { OpenClaim } from '../rewards/claims/openClaim.ts'
import type { WithdrawClaim } from '../rewards/claims/withdrawClaim.ts'
import type { ClawBackPolicy } from '../teams/vocabulary.ts'
import { type Chain, causedBy, type Process, processCommandId } from './process.ts'
import { firstRound, ofRound, type Round } from './round.ts'

const name = 'creditAward'

/**
 * After an award every recipient is credited, and its gifts become claims. After a recall both are taken back, after that
 * is undone both are given again. Each chain starts with the first credit, or the first claim, since events may arrive out
 * of order: a command that is in the log already is a duplicate, and nothing is taken back, or given again, too early.
 */
export const creditAwardProcess: Process = {
  name,
  react: byType({
    AwardGiven: event => chains(event, event.data, { clawBackPolicies: [], isHeld: true }),
    AwardRecalled: event => chains(event, event.data, { ...event.data, isHeld: false }),
    AwardReinstated: event => chains(event, event.data, { ...event.data, isHeld: true }),
    AwardGranted: event => giftsOf(event),
    PrizeGranted: event => giftsOf(event),
  }),
  onRejection: () => undefined,
}

const giftsOf = (event: EventNamed<'AwardGranted' | 'PrizeGranted'>): readonly Chain[] =>
  event.data.gifts.length === 0 ? [] : [[openClaim(event, event.data, event.data.memberId, firstRound)]]

/** How often an award was recalled so far, and whether it holds now. */
type Turns = { readonly clawBackPolicies: readonly ClawBackPolicy[]; readonly isHeld: boolean }

const chains = (event: RecordedLedgerEvent, award: GivenAwardFields, turns: Turns): readonly Chain[] =>
  award.recipientIds.flatMap(recipientId => [
    ...(award.pointsEach === 0 ? [] : [pointsChain(event, award, recipientId, turns)]),
    ...(award.gifts.length === 0 ? [] : [giftChain(event, award, recipientId, turns)]),
  ])

const pointsChain = (
  event: RecordedLedgerEvent,
  award: GivenAwardFields,
  recipientId: MemberId,
  { clawBackPolicies, isHeld }: Turns,
): Chain => [
  ...clawBackPolicies.flatMap((clawBackPolicy, index) => [
    credit(event, award, recipientId, index + 1),
    clawBack(event, award, recipientId, index + 1, clawBackPolicy),
  ]),
  ...(isHeld ? [credit(event, award, recipientId, clawBackPolicies.length + 1)] : []),
]

const giftChain = (
  event: RecordedLedgerEvent,
  award: GivenAwardFields,
  recipientId: MemberId,
  { clawBackPolicies, isHeld }: Turns,
): Chain => [
  ...clawBackPolicies.flatMap((_policy, index) => [
    openClaim(event, award, recipientId, index + 1),
    withdrawClaim(event, award, recipientId, index + 1),
  ]),
  ...(isHeld ? [openClaim(event, award, recipientId, clawBackPolicies.length + 1)] : []),
]

const credit = (
  event: RecordedLedgerEvent,
  { grantId, awardId, giverId, pointsEach: points }: GivenAwardFields,
  recipientId: MemberId,
  round: Round,
): CreditAward => ({
  type: 'creditAward',
  id: processCommandId('creditAward', grantId, recipientId, ...ofRound(round)),
  ...causedBy(name, event),
  data: { grantId, awardId, recipientId, giverId, points },
})

const clawBack = (
  event: RecordedLedgerEvent,
  { grantId, awardId, pointsEach: points }: GivenAwardFields,
  recipientId: MemberId,
  round: Round,
  clawBackPolicy: ClawBackPolicy,
): ClawBackAward => ({
  type: 'clawBackAward',
  id: processCommandId('clawBackAward', grantId, recipientId, ...ofRound(round)),
  ...causedBy(name, event),
  data: { grantId, awardId, recipientId, points },
  policy: { clawBackPolicy },
})

type Gifted = {
  readonly grantId: GrantId
  readonly awardName: string
  readonly gifts: readonly GiftRow[]
}

const claimIdOf = (grantId: GrantId, memberId: MemberId): string => derivedId('claim', grantId, memberId)

const openClaim = (
  event: RecordedLedgerEvent,
  { grantId, awardName, gifts }: Gifted,
  memberId: MemberId,
  round: Round,
): OpenClaim => ({
  type: 'openClaim',
  id: processCommandId('openClaim', grantId, memberId, ...ofRound(round)),
  ...causedBy(name, event),
  data: { claimId: claimIdOf(grantId, memberId), memberId, grantId, awardName, gifts },
})

const withdrawClaim = (
  event: RecordedLedgerEvent,
  { grantId }: Gifted,
  memberId: MemberId,
  round: Round,
): WithdrawClaim => ({
  type: 'withdrawClaim',
  id: processCommandId('withdrawClaim', grantId, memberId, ...ofRound(round)),
  ...causedBy(name, event),
  data: { claimId: claimIdOf(grantId, memberId), memberId, grantId },
})
