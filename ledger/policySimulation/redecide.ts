import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { assertNever } from '../kernel/assertNever.ts'
import type { Decision, Rejection } from '../kernel/decider.ts'
import { dayAt } from '../kernel/period.ts'
import { move, postedTo } from '../kernel/posting.ts'
import { changeAllowance, changeGrant } from '../members/allowances/changeAllowance.ts'
import { resetIfDue } from '../members/allowances/resetAllowance.ts'
import { clawBackAward } from '../members/awards/clawBackAward.ts'
import { creditAward } from '../members/awards/creditAward.ts'
import { creditGift } from '../members/awards/creditGift.ts'
import { giveAward } from '../members/awards/giveAward.ts'
import { grantAward } from '../members/awards/grantAward.ts'
import { grantPrize } from '../members/awards/grantPrize.ts'
import { recallAward } from '../members/awards/recallAward.ts'
import { reinstateAward } from '../members/awards/reinstateAward.ts'
import type { AllowanceKind, MemberEvent } from '../members/events.ts'
import { debitRedemption } from '../members/points/debitRedemption.ts'
import { newestOf, pointsOfLots } from '../members/points/lots.ts'
import { recordAdjustment } from '../members/points/recordAdjustment.ts'
import { refundRedemption } from '../members/points/refundRedemption.ts'
import { clawBackShoutout } from '../members/shoutouts/clawBackShoutout.ts'
import { creditShoutout } from '../members/shoutouts/creditShoutout.ts'
import { giveShoutout } from '../members/shoutouts/giveShoutout.ts'
import { recallShoutout } from '../members/shoutouts/recallShoutout.ts'
import { reinstateShoutout } from '../members/shoutouts/reinstateShoutout.ts'
import type { KnownMember } from '../members/state.ts'
import type { ClawBackPolicy } from '../teams/vocabulary.ts'
import type { Configuration } from './configuration.ts'
import type { SimulatedPolicy } from './simulatedPolicy.ts'

export type RecordedMemberEvent = Extract<RecordedLedgerEvent, MemberEvent>

type Redecision = Decision<MemberEvent, Rejection>

/** Decides a recorded act again, by the rule that decided it, in the state that the changed policy led to. */
export const redecide = (
  state: KnownMember,
  event: RecordedMemberEvent,
  policy: SimulatedPolicy,
  configuration: Configuration,
): Redecision => {
  const { teamId, actor, occurredAt, commandId: id } = event.metadata
  const intent = { id, teamId, actor, occurredAt }
  const team = configuration.team()
  const changed = policy.allowance
  const isOtherInterval =
    changed?.interval !== undefined && changed.interval !== team.allowancePolicy.interval

  /** What the policy leaves alone is granted as it was recorded. */
  const grantOf = (kind: AllowanceKind, recorded: { readonly period: string; readonly points: number }) => {
    const figure = kind === 'shoutout' ? changed?.shoutoutPoints : changed?.awardPoints
    if (changed === undefined || (figure === undefined && !isOtherInterval)) return recorded
    const grant = configuration.grant(state.memberId, kind, changed, occurredAt)
    return isOtherInterval ? grant : { period: recorded.period, points: grant.points }
  }

  switch (event.type) {
    case 'AllowanceReset': {
      const { allowance } = event.data
      return accepted(resetIfDue(state, allowance, grantOf(allowance, event.data)))
    }
    case 'AllowanceChanged': {
      const { allowance } = event.data
      const { points: left, granted } = state.allowances[allowance]
      const grant = grantOf(allowance, event.data)
      return accepted(
        grant === event.data
          ? changeGrant(state, allowance, Math.max(grant.points - granted, -left))
          : changeAllowance(state, allowance, grant),
      )
    }
    case 'ShoutoutGiven': {
      const { period, postings, ...data } = event.data
      const { lapsed, grantedBefore } = state.allowances.shoutout
      const granted = -postedTo('granted', postings)
      const isRaised = lapsed.has(period) && granted > 0
      const recorded = granted + (isRaised ? (grantedBefore.get(period) ?? 0) : 0)
      const points =
        recorded > 0 ? recorded : configuration.grant(state.memberId, 'shoutout', {}, occurredAt).points
      const day = dayAt(occurredAt, team.timeZone)
      return giveShoutout(state, {
        ...intent,
        type: 'giveShoutout',
        data: {
          shoutoutId: data.shoutoutId,
          giverId: data.giverId,
          recipientIds: data.recipientIds,
          pointsEach: data.pointsEach,
          channelId: data.channelId,
          value: data.value,
          message: data.message,
        },
        policy: {
          allowance: grantOf('shoutout', { period, points }),
          isAllowanceRaised: isRaised,
          day: day < period ? period : day,
          absentRecipientIds: [],
          ineligibleRecipientIds: [],
          pointOptions: policy.shoutouts?.pointOptions ?? [],
          values: [],
          isValueRequired: false,
          isToldInPerson: data.isToldInPerson,
        },
      })
    }
    case 'ShoutoutRecalled':
      return recallShoutout(state, {
        ...intent,
        type: 'recallShoutout',
        data: event.data,
        policy: { clawBackPolicy: lastOf(event.data.clawBackPolicies) },
      })
    case 'ShoutoutReinstated':
      return reinstateShoutout(state, { ...intent, type: 'reinstateShoutout', data: event.data })
    case 'ShoutoutCredited': {
      const { shoutoutId, recipientId, giverId, points, channelId } = event.data
      return creditShoutout(state, {
        ...intent,
        type: 'creditShoutout',
        data: { shoutoutId, recipientId, giverId, points },
        policy: channelId === undefined ? {} : { channelId },
      })
    }
    case 'ShoutoutClawedBack': {
      const { shoutoutId, recipientId, points } = event.data
      return clawBackShoutout(state, {
        ...intent,
        type: 'clawBackShoutout',
        data: { shoutoutId, recipientId, points },
        policy: { clawBackPolicy: clawBackPolicyOf(event.data, team.clawBackPolicy) },
      })
    }
    case 'AwardGiven': {
      const { grantId, awardId, giverId, recipientIds, channelId, message, period } = event.data
      const { awardName: name, pointsEach, bannerIds, gifts, isPrivate } = event.data
      const points = capped(pointsEach, policy)
      const recorded = { period: period ?? '', points: state.allowances.award.granted }
      return giveAward(state, {
        ...intent,
        type: 'giveAward',
        data: { grantId, awardId, giverId, recipientIds, channelId, message },
        policy: {
          hasAwards: true,
          award: { awardId, name, points, message, bannerIds, gifts, isPrivate },
          paidBy: period === null ? 'company' : 'allowance',
          allowance: grantOf('award', recorded),
          absentRecipientIds: [],
          ineligibleRecipientIds: [],
        },
      })
    }
    case 'AwardRecalled':
      return recallAward(state, {
        ...intent,
        type: 'recallAward',
        data: { grantId: event.data.grantId, giverId: event.data.giverId, reason: event.data.reason },
        policy: { clawBackPolicy: lastOf(event.data.clawBackPolicies) },
      })
    case 'AwardReinstated': {
      const { grantId, giverId } = event.data
      return reinstateAward(state, { ...intent, type: 'reinstateAward', data: { grantId, giverId } })
    }
    case 'AwardCredited': {
      const { grantId, awardId, recipientId, giverId } = event.data
      const points = capped(event.data.points, policy)
      const data = { grantId, awardId, recipientId, giverId, points }
      return creditAward(state, { ...intent, type: 'creditAward', data })
    }
    case 'AwardClawedBack': {
      const { grantId, awardId, recipientId } = event.data
      return clawBackAward(state, {
        ...intent,
        type: 'clawBackAward',
        data: { grantId, awardId, recipientId, points: capped(event.data.points, policy) },
        policy: { clawBackPolicy: clawBackPolicyOf(event.data, team.clawBackPolicy) },
      })
    }
    case 'AwardGranted': {
      const { grantId, memberId, occasion, postings: _, ...award } = event.data
      const points = Math.round((award.points * (policy.celebrations?.percent ?? 100)) / 100)
      return grantAward(state, {
        ...intent,
        type: 'grantAward',
        data: { grantId, memberId, occasion },
        policy: { ...award, points },
      })
    }
    case 'PrizeGranted': {
      const { grantId, awardId, memberId, decidedBy, wonIn, postings: _, ...award } = event.data
      const data = { grantId, awardId, memberId, decidedBy, wonIn }
      return grantPrize(state, { ...intent, type: 'grantPrize', data, policy: award })
    }
    case 'GiftCredited': {
      const { postings: _, ...data } = event.data
      return creditGift(state, { ...intent, type: 'creditGift', data })
    }
    case 'PointsAdjusted':
      return recordAdjustment(state, event.data, event.data.approval)
    case 'RedemptionDebited': {
      const { redemptionId, memberId, points } = event.data
      const data = { redemptionId, memberId, points }
      return debitRedemption(state, { ...intent, type: 'debitRedemption', data, policy: { limits: null } })
    }
    case 'RedemptionRefunded': {
      const { redemptionId, memberId, points } = event.data
      const data = { redemptionId, memberId, points }
      return refundRedemption(state, { ...intent, type: 'refundRedemption', data })
    }
    case 'PointsExpired':
      return accepted(policy.expiry === undefined ? expireAgain(state, event.data) : [])
    case 'MemberAdded':
    case 'MemberProfileChanged':
    case 'MemberDeactivated':
    case 'MemberReactivated':
    case 'MemberAdminChanged':
    case 'MemberDetailsSet':
    case 'MemberFieldsSynced':
    case 'MemberDatesSynced':
    case 'MemberLocaleSynced':
    case 'LocaleChosen':
    case 'MemberErased':
    case 'AwardProposed':
    case 'AwardApproved':
    case 'AwardDeclined':
    case 'AdjustmentProposed':
    case 'AdjustmentDeclined':
      return accepted([event])
    default:
      return assertNever(event)
  }
}

const accepted = (events: readonly MemberEvent[]): Redecision => ({ kind: 'accepted', events })

/** The alternative may hold fewer points than expired in fact. */
const expireAgain = (
  { redeemable }: KnownMember,
  { memberId, day, ...recorded }: Extract<MemberEvent, { type: 'PointsExpired' }>['data'],
): readonly MemberEvent[] => {
  const lots = [...newestOf(recorded.lots, Math.max(0, redeemable))]
  const points = pointsOfLots(lots)
  if (points === 0) return []
  const postings = move(points, { account: 'redeemable', member: memberId }, { account: 'expired' })
  return [{ type: 'PointsExpired', data: { memberId, day, points, lots, postings } }]
}

const capped = (points: number, { spotAwards }: SimulatedPolicy): number =>
  Math.min(points, spotAwards?.pointsMax ?? points)

const lastOf = (policies: readonly ClawBackPolicy[]): ClawBackPolicy => policies.at(-1) ?? 'absorb'

/** The policy that settled a recall. Where nothing was spent, it made no difference, and the team's applies. */
const clawBackPolicyOf = (
  { absorbed, postings }: Extract<MemberEvent, { type: 'ShoutoutClawedBack' | 'AwardClawedBack' }>['data'],
  ofTeam: ClawBackPolicy,
): ClawBackPolicy => {
  if (postedTo('owed', postings) < 0) return 'owe'
  return absorbed > 0 ? 'absorb' : ofTeam
}
