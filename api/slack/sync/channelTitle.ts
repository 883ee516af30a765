import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { positionOf } from './adoptTeam.ts'

/** The title of a channel until an administrator chooses one. */
export const titleOf = (slackName: string): string => `#${slackName}`

/** A name in Slack is one word; a title that an administrator chose usually is not. */
const isSlackTitle = (title: string): boolean => /^#\S+$/.test(title)

type TitleNews = {
  readonly ledger: Ledger
  readonly teamId: TeamId
  readonly channelId: ChannelId
  readonly slackName: string
  readonly occurredAt: Instant
}

/** Renames a recognition channel with its Slack channel. A title that an administrator chose stays. */
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
