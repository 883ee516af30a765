import type { ChannelSettings } from '@laurel/ledger/channels/events.ts'
import type { ChannelId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../access/intent.ts'
import { areMembers } from './areMembers.ts'
import { type ChannelDependencies, type ChannelOutcome, fillChannel, withoutChat } from './channelOutcome.ts'
import { chooseChat } from './chooseChat.ts'
import { includesAwards } from './includesAwards.ts'

/**
 * Changes the settings of a recognition channel; a setting that is not named stays. A move to another chat channel adds
 * the app and the people there. Rejects with CHANNEL_UNKNOWN and PRO_REQUIRED, and with CHANNEL_EXISTS where the chat
 * channel is taken, and with MEMBER_UNKNOWN for a new manager from elsewhere. A chat channel that the workspace does not have or does not answer for is a problem.
 */
export const changeChannel = async (
  dependencies: ChannelDependencies,
  intent: Intent,
  channelId: ChannelId,
  changes: Partial<ChannelSettings>,
): Promise<ChannelOutcome> => {
  const { ledger } = dependencies
  const channel = await ledger.channel(intent.teamId, channelId)
  if (channel.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'CHANNEL_UNKNOWN' } }
  const settings = { ...channel.settings, ...changes }
  const usesAwards = changesAwards(settings, channel.settings)
  if (usesAwards && !(await includesAwards(dependencies.database, intent.teamId)))
    return { kind: 'rejected', rejection: { code: 'PRO_REQUIRED' } }
  const added = settings.managerIds.filter(id => !channel.settings.managerIds.includes(id))
  if (!(await areMembers(dependencies.database, intent.teamId, added)))
    return { kind: 'rejected', rejection: { code: 'MEMBER_UNKNOWN' } }
  const chosen = await chooseChat(dependencies, intent.teamId, channelId, settings.slackChannelId)
  if (chosen.kind !== 'answered') return withoutChat(chosen)
  const outcome = await ledger.handle({ ...intent, type: 'changeChannel', data: { channelId, settings } })
  if (outcome.kind === 'rejected') return outcome
  return fillChannel(dependencies, intent, channelId, outcome, chosen.value)
}

/** The award allowance and the managers of a channel are features of the Pro plan. */
const changesAwards = (
  after: Pick<ChannelSettings, 'awardAllowance' | 'managerIds'>,
  before: Pick<ChannelSettings, 'awardAllowance' | 'managerIds'>,
): boolean =>
  after.awardAllowance !== before.awardAllowance || after.managerIds.join() !== before.managerIds.join()
