import type { ChannelSettings } from '@laurel/ledger/channels/events.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { ChannelId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../access/intent.ts'
import { areMembers } from './areMembers.ts'
import { type ChannelDependencies, type ChannelOutcome, fillChannel, withoutChat } from './channelOutcome.ts'
import { chooseChat } from './chooseChat.ts'
import { includesAwards } from './includesAwards.ts'

/**
 * Makes a chat channel a recognition channel, or creates one without a chat channel. Settings that are not named are
 * the team's own. Rejects with PRO_REQUIRED, CHANNEL_EXISTS and TEAM_UNKNOWN, and with MEMBER_UNKNOWN for a manager who is
 * not a member of the team. A missing title, and a chat channel that the workspace does not have or does not answer for,
 * are problems.
 */
export const createChannel = async (
  dependencies: ChannelDependencies,
  intent: Intent,
  wanted: Partial<ChannelSettings>,
): Promise<ChannelOutcome> => {
  const { ledger } = dependencies
  const { teamId } = intent
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'TEAM_UNKNOWN' } }
  const usesAwards = Boolean(wanted.awardAllowance) || Boolean(wanted.managerIds?.length)
  if (usesAwards && !(await includesAwards(dependencies.database, teamId)))
    return { kind: 'rejected', rejection: { code: 'PRO_REQUIRED' } }
  if (!(await areMembers(dependencies.database, teamId, wanted.managerIds ?? [])))
    return { kind: 'rejected', rejection: { code: 'MEMBER_UNKNOWN' } }
  const slackChannelId = wanted.slackChannelId ?? null
  const chosen = await chooseChat(dependencies, teamId, null, slackChannelId)
  if (chosen.kind !== 'answered') return withoutChat(chosen)
  const title = wanted.title ?? (chosen.value && `#${chosen.value.name}`)
  if (!title) return { kind: 'problem', problem: 'TITLE_REQUIRED' }
  const channelId = await newChannelId(ledger, intent, slackChannelId)
  const settings = {
    shoutoutAllowance: team.allowancePolicy.shoutoutPoints,
    awardAllowance: team.allowancePolicy.awardPoints,
    pointOptions: [],
    managerIds: [],
    ...wanted,
    title,
    slackChannelId,
  }
  const outcome = await ledger.handle({ ...intent, type: 'createChannel', data: { channelId, settings } })
  if (outcome.kind === 'rejected') return outcome
  return fillChannel(dependencies, intent, channelId, outcome, chosen.value)
}

/** Each chat channel leads to one id, unless its recognition channel has moved to another chat channel. */
const newChannelId = async (
  ledger: Ledger,
  { id, teamId }: Intent,
  slackChannelId: string | null,
): Promise<ChannelId> => {
  if (slackChannelId === null) return derivedId('channel', id)
  const channelId = channelIdOf(teamId, slackChannelId)
  const channel = await ledger.channel(teamId, channelId)
  const hasMoved = channel.kind === 'known' && channel.settings.slackChannelId !== slackChannelId
  return hasMoved ? derivedId('channel', id) : channelId
}
