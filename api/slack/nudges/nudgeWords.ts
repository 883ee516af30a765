import { isInUse } from '@laurel/contract/billing/planFeatures.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { CampaignId, ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { dayAt, periodAt, periodEnd } from '@laurel/ledger/kernel/period.ts'
import { allowanceLeft } from '@laurel/ledger/members/allowances/allowanceLeft.ts'
import { mayGive } from '@laurel/ledger/members/profile/details.ts'
import type { KnownMember } from '@laurel/ledger/members/state.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import { nominatedBy } from '@laurel/projections/awards/campaigns/nomineeQueries.ts'
import { listCampaigns } from '@laurel/projections/awards/campaigns/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { claimOfMember } from '@laurel/projections/rewards/claims/queries.ts'
import { nominationReminder } from '../../awards/slack/nominations/campaignMessages.ts'
import { paymentProblems } from '../../billing/paymentProblems.ts'
import { daysLeftOf } from '../../billing/trials/trialReminder.ts'
import { birthdayQuestion } from '../../celebrations/slack/birthdayQuestion.ts'
import { switchedOffWebhooks } from '../../developers/webhooks/switchedOffWebhooks.ts'
import { allowanceSourcesOf } from '../../recognition/allowanceSourcesOf.ts'
import { expiringOn } from '../../team/expiry/comingExpiries.ts'
import type { Message } from '../announcements/messages/message.ts'

import { type SlackSpeech, speechToMember, speechToTeam } from '../speech/slackSpeech.ts'
import {
  allowanceMessage,
  expiryMessage,
  giftMessage,
  newAllowanceMessage,
  paymentMessage,
  quietMessage,
  redeemableMessage,
  trialMessage,
  webhookMessage,
} from './messages.ts'
import { isWanted, type Nudge } from './nudge.ts'
import type { Nudged } from './nudges.ts'
import { quietMilliseconds, redeemableMin } from './nudgesOwed.ts'
import { quietChannels } from './quietChannels.ts'

export type NudgeDependencies = {
  readonly ledger: Pick<Ledger, 'team' | 'member'>
  readonly database: Queryable
  readonly origin: string
}

/** The message of a nudge from the current data; undefined if its reason is gone. */
export const nudgeWords = async (
  dependencies: NudgeDependencies,
  teamId: TeamId,
  { memberId, channelId }: Pick<Nudged, 'memberId' | 'channelId'>,
  nudge: Nudge,
  now: Instant,
): Promise<Message | undefined> => {
  const team = await dependencies.ledger.team(teamId)
  if (team.kind === 'unknown' || !isInUse(team) || !isWanted(team.settings, nudge.kind)) return undefined
  if (channelId !== null) return channelWords(dependencies, speechToTeam(team), teamId, channelId, nudge, now)
  const member = memberId === null ? undefined : await dependencies.ledger.member(teamId, memberId)
  if (member?.kind !== 'known' || !member.isActive) return undefined
  return memberWords(dependencies, speechToMember(team, member), team, member, nudge, now)
}

const channelWords = async (
  { database }: NudgeDependencies,
  speech: SlackSpeech,
  teamId: TeamId,
  channelId: ChannelId,
  nudge: Nudge,
  now: Instant,
): Promise<Message | undefined> => {
  if (nudge.kind !== 'quietChannel') throw new Error(`${nudge.kind} goes to a person, not to a channel.`)
  const quiet = await quietChannels(database, teamId, addMilliseconds(now, -quietMilliseconds), channelId)
  return quiet.length === 0 ? undefined : quietMessage(speech)
}

const memberWords = async (
  { database, origin }: NudgeDependencies,
  speech: SlackSpeech,
  team: KnownTeam,
  member: KnownMember,
  nudge: Nudge,
  now: Instant,
): Promise<Message | undefined> => {
  const { timeZone, allowancePolicy } = team
  switch (nudge.kind) {
    case 'unspentAllowance':
    case 'newAllowance': {
      const { interval } = allowancePolicy
      const sources = await allowanceSourcesOf(database)(team.teamId, member.memberId)
      const left = allowanceLeft(team, member, sources, 'shoutout', now)
      const isOver = periodAt(now, interval, timeZone) !== nudge.period
      if (isOver || left === 0 || !mayGive(member.details)) return undefined
      const until = speech.day(periodEnd(now, interval, timeZone))
      const words = { points: left, until }
      return nudge.kind === 'newAllowance'
        ? newAllowanceMessage(speech, words)
        : allowanceMessage(speech, words)
    }
    case 'redeemablePoints': {
      const points = member.redeemable
      const isOver = !periodAt(now, 'MONTHLY', timeZone).startsWith(nudge.month)
      if (isOver || points < redeemableMin) return undefined
      return redeemableMessage(speech, { points, portalUrl: `${origin}/redeem` })
    }
    case 'expiringPoints': {
      const points = await expiringOn(database, team, member.memberId, nudge.day, now)
      if (points === 0 || nudge.day <= now) return undefined
      const lastDay = speech.calendarDay(lastDayBefore(nudge.day))
      return expiryMessage(speech, { points, lastDay, accountUrl: `${origin}/redeem/recognition/points` })
    }
    case 'birthdayQuestion':
      return member.details.birthday === null ? birthdayQuestion(speech) : undefined
    case 'unclaimedGift': {
      const claim = await claimOfMember(database, team.teamId, member.memberId, nudge.claimId)
      if (!claim || claim.waitingRows.length === 0) return undefined
      return giftMessage(speech, {
        awardName: claim.awardName,
        claimUrl: `${origin}/redeem/claims/${claim.claimId}`,
      })
    }
    case 'nominationReminder':
      return reminderWords(database, speech, team, member, nudge.campaignId, now)
    case 'trialReminder': {
      // A plan was chosen, the trial was extended or is over, or the person administers no longer.
      const isOver = team.trialEnd !== nudge.trialEnd || team.trialEnd <= now
      if (isOver || !(member.isAdmin || member.isOwner)) return undefined
      return trialMessage(speech, {
        daysLeft: daysLeftOf(nudge.trialEnd, now, timeZone),
        billingUrl: `${origin}/billing`,
      })
    }
    case 'paymentProblem': {
      const problems = await paymentProblems(database, team.teamId)
      const problem = problems.find(({ reference }) => reference === nudge.reference)
      if (!problem || !(member.isAdmin || member.isOwner)) return undefined
      return paymentMessage(speech, problem, origin)
    }
    case 'webhookOff': {
      const off = await switchedOffWebhooks(database, team.teamId)
      const webhook = off.find(
        ({ webhookId, failingSince }) => webhookId === nudge.webhookId && failingSince === nudge.failingSince,
      )
      if (!webhook || !(member.isAdmin || member.isOwner)) return undefined
      return webhookMessage(speech, webhook, origin)
    }
    case 'quietChannel':
      throw new Error('A channel is quiet, not a person.')
    default:
      return assertNever(nudge)
  }
}

/** Nothing to say once the member nominated, left the channel, or the campaign takes no nominations any more. */
const reminderWords = async (
  database: Queryable,
  speech: SlackSpeech,
  { teamId, timeZone }: KnownTeam,
  { memberId }: KnownMember,
  campaignId: CampaignId,
  now: Instant,
): Promise<Message | undefined> => {
  const openOn = dayAt(now, timeZone)
  const { rows } = await listCampaigns(database, teamId, { campaignIds: [campaignId], memberId, openOn })
  const nominated = await nominatedBy(database, teamId, memberId, [campaignId])
  const [campaign] = rows
  return campaign && nominated.size === 0 ? nominationReminder(speech, campaign) : undefined
}

/** The last day on which points can be redeemed: days of expiry are of UTC. */
const lastDayBefore = (day: string): string => addMilliseconds(`${day}T00:00:00.000Z`, -1).slice(0, 10)
