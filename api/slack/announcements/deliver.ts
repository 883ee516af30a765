import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { parseRecorded } from '@laurel/ledger/handling/eventCodec.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { TeamId } from '@laurel/ledger/values/ids.ts'
import type { WebClient } from '@slack/web-api'
import { deliveryOfFailure } from './deliveryOfFailure.ts'
import { findPosted, metadataOf } from './findPosted.ts'
import { recalledMessage } from './messages/shoutoutMessage.ts'
import type { Delivery, OutboxEntry } from './outbox.ts'
import { type AnnouncedEvent, announcedTypes, type WordsSurroundings, wordsOf } from './wordsOf.ts'

export type Deliverer = WordsSurroundings & {
  readonly ledger: Pick<Ledger, 'team' | 'channel'>
  readonly log: Pick<EventLog, 'readStream'>
  /** Speaks with a team's workspace, where the app was never installed or has been removed. */
  readonly clientOf: (teamId: TeamId) => Promise<WebClient | 'absent' | 'ended'>
}

/** Brings one message to what is wanted of it: posts, finds or changes it. */
export const deliver = async (deliverer: Deliverer, entry: OutboxEntry): Promise<Delivery> => {
  const client = await deliverer.clientOf(entry.teamId)
  if (client === 'absent')
    return { kind: 'nothingToShow', problem: 'The Slack app is not installed for this team.' }
  if (client === 'ended')
    return { kind: 'notInstalled', problem: 'The Slack app was removed. Install it again.' }
  const event = await readEvent(deliverer, entry)
  try {
    const channel = entry.messageChannel ?? (await channelFor(deliverer, client, entry, event))
    if (channel === undefined)
      return {
        kind: 'nothingToShow',
        problem: 'No channel of Slack is connected, or the recipient is not in Slack.',
      }
    const ts = entry.messageTs ?? (await earlierPost(client, channel, entry, event))?.ts
    if (entry.wanted === 'recalled') return await showRecall(deliverer, client, event, channel, ts)
    if (ts === undefined) return await post(deliverer, client, entry, event, channel)
    // A message found at the first attempt may say that the shoutout was taken back, which was undone since.
    const mayShowRecall = entry.messageTs !== null || entry.attempts === 0
    return mayShowRecall
      ? await showAgain(deliverer, client, entry, event, { channel, ts })
      : { kind: 'shown', channel, ts }
  } catch (error) {
    return deliveryOfFailure(error)
  }
}

const earlierPost = async (client: WebClient, channel: string, entry: OutboxEntry, event: AnnouncedEvent) =>
  entry.isOutcomeUnknown
    ? findPosted(client, channel, entry.announcementId, new Date(event.recordedAt))
    : undefined

const post = async (
  deliverer: Deliverer,
  client: WebClient,
  entry: OutboxEntry,
  event: AnnouncedEvent,
  channel: string,
): Promise<Delivery> => {
  const message = await wordsOf(deliverer, event, entry.recipientId !== null)
  const posted = await client.chat.postMessage({
    channel,
    ...message,
    metadata: metadataOf(entry.announcementId),
    unfurl_links: false,
    unfurl_media: false,
  })
  return { kind: 'shown', channel: posted.channel ?? channel, ts: posted.ts ?? '' }
}

/** Puts the words back where a recall stood. */
const showAgain = async (
  deliverer: Deliverer,
  client: WebClient,
  entry: OutboxEntry,
  event: AnnouncedEvent,
  place: { readonly channel: string; readonly ts: string },
): Promise<Delivery> => {
  await client.chat.update({ ...place, ...(await wordsOf(deliverer, event, entry.recipientId !== null)) })
  return { kind: 'shown', ...place }
}

const showRecall = async (
  { people }: Deliverer,
  client: WebClient,
  event: AnnouncedEvent,
  channel: string,
  ts: string | undefined,
): Promise<Delivery> => {
  if (ts === undefined) return { kind: 'nothingToShow', problem: null }
  if (event.type !== 'ShoutoutGiven') throw new Error(`${event.type} cannot be taken back.`)
  const giver = await people.personOf(event.metadata.teamId, event.data.giverId)
  await client.chat.update({ channel, ts, ...recalledMessage({ giver }) })
  return { kind: 'shown', channel, ts }
}

/** The Slack channel to post in, or the direct conversation with the recipient. */
const channelFor = async (
  { ledger, people }: Deliverer,
  client: WebClient,
  { teamId, recipientId, channelId }: OutboxEntry,
  event: AnnouncedEvent,
): Promise<string | undefined> => {
  if (recipientId !== null) {
    const { slackUserId } = await people.personOf(teamId, recipientId)
    if (slackUserId === null) return undefined
    return (await client.conversations.open({ users: slackUserId })).channel?.id
  }
  // Rows that were written before they named their channel tell of shoutouts.
  const wanted = channelId ?? (event.type === 'ShoutoutGiven' ? event.data.channelId : null)
  if (wanted === null) return undefined
  const channel = await ledger.channel(teamId, wanted)
  return channel.kind === 'known' ? (channel.settings.slackChannelId ?? undefined) : undefined
}

const readEvent = async ({ log }: Deliverer, { stream, revision }: OutboxEntry): Promise<AnnouncedEvent> => {
  for await (const [recorded] of log.readStream(stream, revision)) {
    if (!recorded) continue
    const event = parseRecorded(recorded)
    if (isAnnounced(event) && event.revision === revision) return event
    break
  }
  throw new Error(`Nothing to announce stands at revision ${revision} of ${stream}.`)
}

const isAnnounced = (event: RecordedLedgerEvent): event is AnnouncedEvent =>
  announcedTypes.some(type => type === event.type)
