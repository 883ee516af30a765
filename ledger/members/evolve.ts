import { assertNever } from '../kernel/assertNever.ts'
import {
  bearAward,
  rememberAward,
  turnAward,
  withoutProposedAward,
  withProposedAward,
} from './awards/evolveAwards.ts'
import { formerMember, type MemberEvent, type MemberProfile } from './events.ts'
import { noteAdjustment, withoutProposal, withProposal } from './points/evolveAdjustments.ts'
import {
  applyPostings,
  nextPeriod,
  postLapsed,
  postLapsedAwards,
  withAllowance,
  withoutRecalledIncome,
} from './points/evolvePoints.ts'
import { noteRedeemed, nothingRedeemed, withoutRefunded } from './points/redeemedToday.ts'
import { type MemberDetails, noDetails } from './profile/details.ts'
import { bear, remember, turn } from './shoutouts/evolveShoutouts.ts'
import { type Allowance, type KnownMember, type MemberState, occasionKey } from './state.ts'

const forgottenProfile: MemberProfile = {
  name: formerMember,
  email: null,
  pictureUrl: null,
  timeZone: null,
}

const unusedAllowance: Allowance = {
  period: null,
  points: 0,
  granted: 0,
  lapsed: new Map(),
  grantedBefore: new Map(),
}

export const evolve = (state: MemberState, event: MemberEvent): MemberState => {
  if (event.type === 'MemberAdded') {
    return {
      kind: 'known',
      memberId: event.data.memberId,
      profile: event.data.profile,
      details: noDetails,
      datesByHand: new Set(),
      fields: {},
      managerId: null,
      chatLocale: null,
      chosenLocale: null,
      isActive: true,
      isErased: false,
      isAdmin: event.data.isAdmin,
      isOwner: event.data.isOwner,
      accessEnds: 0,
      redeemable: 0,
      income: 0,
      owed: 0,
      redeemedToday: nothingRedeemed,
      unapproved: { day: null, points: 0 },
      proposals: new Map(),
      proposedAwards: new Map(),
      allowances: { shoutout: unusedAllowance, award: unusedAllowance },
      givenShoutouts: [],
      givenAwards: [],
      borneOfAwards: new Map(),
      absorbed: new Map(),
      celebrated: new Set(),
    }
  }
  if (state.kind === 'unknown')
    throw new Error(`${event.type} comes before MemberAdded in a member's stream.`)
  return evolveKnown(state, event)
}

const evolveKnown = (
  state: KnownMember,
  event: Exclude<MemberEvent, { type: 'MemberAdded' }>,
): KnownMember => {
  switch (event.type) {
    case 'MemberProfileChanged':
      return { ...state, profile: event.data.profile }
    case 'MemberDeactivated':
      return { ...state, isActive: false, accessEnds: state.accessEnds + 1 }
    case 'MemberReactivated':
      return { ...state, isActive: true }
    case 'MemberAdminChanged':
      return {
        ...state,
        isAdmin: event.data.isAdmin,
        accessEnds: state.accessEnds + (event.data.isAdmin ? 0 : 1),
      }
    case 'MemberErased':
      return {
        ...state,
        isErased: true,
        isActive: false,
        accessEnds: state.accessEnds + 1,
        profile: forgottenProfile,
        details: noDetails,
        fields: {},
        managerId: null,
        chatLocale: null,
        chosenLocale: null,
      }
    case 'MemberDetailsSet':
      return { ...state, details: event.data.details, datesByHand: datesByHand(state, event.data.details) }
    case 'MemberFieldsSynced':
      return { ...state, fields: event.data.fields, managerId: event.data.managerId }
    case 'MemberDatesSynced': {
      const { birthday, joinedOn } = event.data
      return { ...state, details: { ...state.details, birthday, joinedOn } }
    }
    case 'MemberLocaleSynced':
      return { ...state, chatLocale: event.data.locale }
    case 'LocaleChosen':
      return { ...state, chosenLocale: { locale: event.data.locale, place: event.data.place } }
    case 'AllowanceReset':
      return withAllowance(
        state,
        event.data.allowance,
        nextPeriod(state.allowances[event.data.allowance], event.data),
      )
    case 'AllowanceChanged': {
      const moved = applyPostings(state, event.data.postings)
      const { allowance, points: granted } = event.data
      return withAllowance(moved, allowance, { ...moved.allowances[allowance], granted })
    }
    case 'ShoutoutGiven':
      return remember(postLapsed(applyPostings(state, event.data.postings), event.data), event.data)
    case 'ShoutoutRecalled':
      return turn(postLapsed(applyPostings(state, event.data.postings), event.data), event.data, true)
    case 'ShoutoutReinstated':
      return turn(postLapsed(applyPostings(state, event.data.postings), event.data), event.data, false)
    case 'ShoutoutClawedBack':
      return bear(
        withoutRecalledIncome(applyPostings(state, event.data.postings), event.data.postings),
        event.data.shoutoutId,
        event.data.absorbed,
      )
    case 'AwardGiven':
      return rememberAward(applyPostings(state, event.data.postings), event.data)
    case 'AwardRecalled':
    case 'AwardReinstated':
      return turnAward(
        postLapsedAwards(applyPostings(state, event.data.postings), event.data),
        event.data,
        event.type === 'AwardRecalled',
      )
    case 'AwardClawedBack':
      return bearAward(
        withoutRecalledIncome(applyPostings(state, event.data.postings), event.data.postings),
        event.data,
      )
    case 'AwardCredited':
    case 'ShoutoutCredited':
      return applyPostings(state, event.data.postings)
    case 'RedemptionDebited':
      return {
        ...applyPostings(state, event.data.postings),
        redeemedToday: noteRedeemed(state.redeemedToday, event.data),
      }
    case 'RedemptionRefunded':
      return {
        ...applyPostings(state, event.data.postings),
        redeemedToday: withoutRefunded(state.redeemedToday, event.data.redemptionId),
      }
    case 'PointsAdjusted':
      return noteAdjustment(applyPostings(state, event.data.postings), event.data)
    case 'AdjustmentProposed':
      return withProposal(state, event.data)
    case 'AdjustmentDeclined':
      return withoutProposal(state, event.data.adjustmentId)
    case 'AwardProposed':
      return withProposedAward(state, event.data)
    case 'AwardApproved':
    case 'AwardDeclined':
      return withoutProposedAward(state, event.data.grantId)
    case 'PrizeGranted':
    case 'GiftCredited':
    case 'PointsExpired':
      return applyPostings(state, event.data.postings)
    case 'AwardGranted':
      return {
        ...applyPostings(state, event.data.postings),
        celebrated: new Set(state.celebrated).add(occasionKey(event.data.occasion)),
      }
    default:
      return assertNever(event)
  }
}

/** Every change of a day counts as made by hand, except one by the sync of profiles. */
const datesByHand = (
  { details, datesByHand: before }: KnownMember,
  changed: MemberDetails,
): KnownMember['datesByHand'] => {
  const days = (['birthday', 'joinedOn'] as const).filter(day => details[day] !== changed[day])
  return days.length === 0 ? before : new Set([...before, ...days])
}
