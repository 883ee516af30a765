import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { positionOf } from './adoptTeam.ts'

/** How a channel is called until an administrator gives it a name of its own. */
export const titleOf = (slackName: string): string => `#${slackName}`

/** Slack writes channels in one word; a title that somebody chose for people to read looks otherwise. */
const isSlackTitle = (title: string): boolean => /^#\S+$/.test(title)

type TitleNews = {
  readonly ledger: Ledger
  readonly teamId: TeamId
  readonly channelId: ChannelId
  readonly slackName: string
  readonly occurredAt: Instant
}

/** Lets a recognition channel follow a change of name in Slack. A title an administrator chose stays. */
export const followChannelName = async ({
  ledger,
  teamId,
  channelId,
  slackName,
  occurredAt,
}: TitleNews): Promise<number> => {
  const channel = await ledger.channel(teamId, channelId)
  const title = titleOf(slackName)
  if (channel.kind === 'unknown' || channel.settings.title === title) return -1
  if (!isSlackTitle(channel.settings.title)) return -1
  return positionOf(
    await ledger.handle({
      type: 'changeChannel',
      id: derivedId('slack.followChannelName', channelId, title, occurredAt),
      teamId,
      actor: { kind: 'system', id: 'slack' },
      occurredAt,
      data: { channelId, settings: { ...channel.settings, title } },
    }),
  )
}
