import { TZDate } from '@date-fns/tz'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { monthRange } from '@laurel/ledger/kernel/month.ts'
import { dayAt, periodAt, periodEnd } from '@laurel/ledger/kernel/period.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'
import { subMonths } from 'date-fns/subMonths'
import { paymentProblems } from '../../billing/paymentProblems.ts'
import { daysLeftOf, reminderDue } from '../../billing/trials/trialReminder.ts'
import { switchedOffWebhooks } from '../../developers/webhooks/switchedOffWebhooks.ts'
import { administratorsToTell } from './administratorsToTell.ts'
import { expiringPointsNudges } from './expiringPointsNudges.ts'
import { membersToAsk } from './membersToAsk.ts'
import {
  type MemberToNudge,
  membersWithNewAllowance,
  membersWithRedeemable,
  membersWithUnspent,
} from './membersToNudge.ts'
import { membersToRemind } from './membersToRemind.ts'
import type { Nudge, NudgeKind } from './nudge.ts'
import type { OwedNudge } from './nudges.ts'
import { periodBeginning } from './periodBeginning.ts'
import { quietChannels } from './quietChannels.ts'
import { unclaimedGifts } from './unclaimedGifts.ts'

const day = 24 * 60 * 60 * 1000
/** Longer than a weekend, so that every member works on one of these days. */
const atTheEdgeMilliseconds = 3 * day
export const quietMilliseconds = 14 * day
export const redeemableMin = 500
/** Later than the days in which most allowances end and begin. */
const redeemableFromDay = 10
const askedEveryMonths = 6
const unclaimedMilliseconds = 30 * day
/** A campaign reminds once, so long before its last day. */
const remindedMilliseconds = 2 * day

/**
 * The nudges of each kind that are due at an instant. Some that were sent before, or whose members are in other time zones
 * than these, are left out to save work.
 */
export const nudgesOwed: {
  readonly [Kind in NudgeKind]: (
    database: Queryable,
    team: TeamRow,
    now: Instant,
    zones: readonly string[],
  ) => Promise<OwedNudge[]>
} = {
  unspentAllowance: async (database, { teamId, timeZone, interval }, now, zones) => {
    if (interval === null) return []
    const isNearEnd = periodEnd(now, interval, timeZone) <= addMilliseconds(now, atTheEdgeMilliseconds)
    if (!isNearEnd) return []
    const period = periodAt(now, interval, timeZone)
    const since = periodBeginning(period, timeZone)
    const members = await membersWithUnspent(database, { teamId, zones }, period, since)
    return toMembers(members, timeZone, { kind: 'unspentAllowance', period })
  },
  newAllowance: async (database, { teamId, timeZone, interval }, now, zones) => {
    if (interval === null) return []
    const period = periodAt(now, interval, timeZone)
    const since = periodBeginning(period, timeZone)
    if (now > addMilliseconds(since, atTheEdgeMilliseconds)) return []
    const members = await membersWithNewAllowance(database, { teamId, zones }, period, since)
    return toMembers(members, timeZone, { kind: 'newAllowance', period })
  },
  redeemablePoints: async (database, { teamId, timeZone }, now, zones) => {
    const here = new TZDate(now, timeZone)
    if (here.getDate() < redeemableFromDay) return []
    const month = periodAt(now, 'MONTHLY', timeZone).slice(0, 7)
    const { from } = monthRange(month, timeZone)
    const members = await membersWithRedeemable(database, { teamId, zones }, redeemableMin, from)
    return toMembers(members, timeZone, { kind: 'redeemablePoints', month })
  },
  expiringPoints: expiringPointsNudges,
  quietChannel: async (database, { teamId, timeZone }, now) => {
    const channels = await quietChannels(database, teamId, addMilliseconds(now, -quietMilliseconds))
    return channels.map(({ channelId, quietSince }) => ({
      memberId: null,
      channelId,
      timeZone,
      nudge: { kind: 'quietChannel', quietSince },
    }))
  },
  birthdayQuestion: async (database, { teamId, timeZone }, now, zones) =>
    (await membersToAsk(database, teamId, askedSince(now), zones)).map(member => ({
      memberId: member.memberId,
      channelId: null,
      timeZone: member.timeZone ?? timeZone,
      nudge: { kind: 'birthdayQuestion', asked: member.asked },
    })),
  unclaimedGift: async (database, { teamId, timeZone }, now, zones) =>
    (await unclaimedGifts(database, teamId, addMilliseconds(now, -unclaimedMilliseconds), zones)).map(
      gift => ({
        memberId: gift.memberId,
        channelId: null,
        timeZone: gift.timeZone ?? timeZone,
        nudge: { kind: 'unclaimedGift', claimId: gift.claimId },
      }),
    ),
  nominationReminder: async (database, { teamId, timeZone }, now, zones) => {
    const reminded = await membersToRemind(database, teamId, {
      from: dayAt(now, timeZone),
      until: dayAt(addMilliseconds(now, remindedMilliseconds), timeZone),
      openedBefore: addMilliseconds(now, -day),
      zones,
    })
    return reminded.map(member => ({
      memberId: member.memberId,
      channelId: null,
      timeZone: member.timeZone ?? timeZone,
      nudge: { kind: 'nominationReminder', campaignId: member.campaignId },
    }))
  },
  trialReminder: async (database, { teamId, timeZone, trialEnd }, now) => {
    const day = trialEnd === null ? undefined : reminderDue(daysLeftOf(trialEnd, now, timeZone))
    if (trialEnd === null || trialEnd <= now || day === undefined) return []
    const nudge = { kind: 'trialReminder', trialEnd, day } as const
    return toMembers(await administratorsToTell(database, teamId, nudge), timeZone, nudge)
  },
  paymentProblem: async (database, { teamId, timeZone }) => {
    const owed: OwedNudge[] = []
    for (const { reference } of await paymentProblems(database, teamId)) {
      const nudge = { kind: 'paymentProblem', reference } as const
      owed.push(...toMembers(await administratorsToTell(database, teamId, nudge), timeZone, nudge))
    }
    return owed
  },
  webhookOff: async (database, { teamId, timeZone }) => {
    const owed: OwedNudge[] = []
    for (const { webhookId, failingSince } of await switchedOffWebhooks(database, teamId)) {
      const nudge = { kind: 'webhookOff', webhookId, failingSince } as const
      owed.push(...toMembers(await administratorsToTell(database, teamId, nudge), timeZone, nudge))
    }
    return owed
  },
}

const askedSince = (now: Instant): Instant => subMonths(now, askedEveryMonths).toISOString()

const toMembers = (members: readonly MemberToNudge[], teamZone: string, nudge: Nudge): OwedNudge[] =>
  members.map(({ memberId, timeZone }) => ({
    memberId,
    channelId: null,
    timeZone: timeZone ?? teamZone,
    nudge,
  }))
