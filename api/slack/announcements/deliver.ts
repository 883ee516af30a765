import { latenessOf } from '@laurel/ledger/celebrations/lateness.ts'
import type { EventNamed } from '@laurel/ledger/handling/byType.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import type { WebClient } from '@slack/web-api'
import { untilStart } from '../../awards/slack/announceCompetition.ts'
import { recalledAwardMessage } from '../../awards/slack/awardMessage.ts'
import { daysLateAt } from '../../celebrations/slack/daysLateAt.ts'
import { recalledMessage, removedReactionMessage } from '../../recognition/slack/shoutoutMessage.ts'
import { deliverReportMessage, reportStream } from '../../reports/slack/reportMessages.ts'
import { orWithoutPictures } from '../blocks/orWithoutPictures.ts'
import { deliverNudge, type NudgeDeliverer } from '../nudges/deliverNudge.ts'
import { nudgeStream } from '../nudges/nudges.ts'
import { speechTo } from '../speech/findSpeech.ts'
import type { SlackSpeech } from '../speech/slackSpeech.ts'
import { deliveryOfFailure } from './deliveryOfFailure.ts'
import type { Message } from './messages/message.ts'
import { nominatorsOf } from './nominatorsOf.ts'
import type { Delivery, OutboxEntry } from './outbox.ts'
import { owePersonally } from './owePersonally.ts'
import { partiesOf } from './parties.ts'
import { namedIn, type PeopleDirectory } from './people.ts'
import { placeRefusedMessage } from './placeRefused.ts'
import { type Addressee, placeToPost } from './placeToPost.ts'
import { earlierPost, post } from './postOnce.ts'
import { type ReachDependencies, reachOthers } from './reachOthers.ts'
import {
  type AnnouncedEvent,
  announcedTypes,
  renderMessage,
  type WordsDependencies,
} from './renderMessage.ts'

export type Deliverer = WordsDependencies &
  NudgeDeliverer &
  ReachDependencies & {
    readonly ledger: Pick<Ledger, 'team' | 'member' | 'channel' | 'award' | 'competition'>
    readonly log: Pick<EventLog, 'readStream'>
    /** The client of a team's workspace, or the reason why there is none. */
    readonly clientOf: (teamId: TeamId, signal: AbortSignal) => Promise<WebClient | 'absent' | 'ended'>
  }

/** Brings one message to its wanted state: posts, finds or updates it. */
export const deliver = async (
  deliverer: Deliverer,
  entry: OutboxEntry,
  signal: AbortSignal,
): Promise<Delivery> => {
  const client = await deliverer.clientOf(entry.teamId, signal)
  if (client === 'absent')
    return { kind: 'nothingToShow', problem: 'The Slack app is not installed for this team.' }
  if (client === 'ended')
    return { kind: 'notInstalled', problem: 'The Slack app was removed. Install it again.' }
  try {
    if (entry.stream === nudgeStream) return await deliverNudge(deliverer, client, entry)
    if (entry.stream === reportStream) return await deliverReportMessage(deliverer, client, entry)
    return await deliverEvent(deliverer, client, entry)
  } catch (error) {
    return deliveryOfFailure(error)
  }
}

/** Owes every nominator the result of a campaign once its channel has it, or can't have it. Winners know from their prize. */
const reachNominators = async (
  { log, database, clock }: Deliverer,
  entry: OutboxEntry,
  { data: { winnerIds, award } }: EventNamed<'CampaignCompleted'>,
  { kind }: Delivery,
): Promise<void> => {
  if (entry.wanted !== 'given' || !['shown', 'refused', 'nothingToShow'].includes(kind)) return
  const knowing = new Set(award === null ? [] : winnerIds)
  const nominators = [...(await nominatorsOf(log, entry.stream))].filter(id => !knowing.has(id))
  await owePersonally(database, entry, nominators, clock())
}

/**
 * Sends direct messages to the recipients who do not see the message of a channel, after an attempt to deliver it.
 * Returns the delivery, or the failure that makes the job try again.
 */
export const deliverToOthers = async (
  deliverer: Deliverer,
  entry: OutboxEntry,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<Delivery> => {
  if (entry.stream === nudgeStream || entry.recipientId !== null) return delivery
  const client = await deliverer.clientOf(entry.teamId, signal)
  if (client === 'absent' || client === 'ended') return delivery
  try {
    const event = await readEvent(deliverer, entry)
    await reachOthers(deliverer, client, withRecipient(entry, event, deliverer.clock()), event, delivery)
    if (event.type === 'CampaignCompleted') await reachNominators(deliverer, entry, event, delivery)
    return delivery
  } catch (error) {
    return deliveryOfFailure(error)
  }
}

const deliverEvent = async (
  deliverer: Deliverer,
  client: WebClient,
  owed: OutboxEntry,
): Promise<Delivery> => {
  const event = await readEvent(deliverer, owed)
  const early = event.type === 'CompetitionCreated' ? await untilStart(deliverer, event) : undefined
  if (early) return early
  const entry = withRecipient(owed, event, deliverer.clock())
  const { recipientId } = entry
  const speech = await speechTo(deliverer.ledger, entry.teamId, recipientId)
  const channel = entry.messageChannel ?? (await placeToPost(deliverer, client, addresseeOf(entry, event)))
  if (channel === undefined)
    return {
      kind: 'nothingToShow',
      problem: 'No channel of Slack is connected, or the recipient is not in Slack.',
      hasNoPlace: true,
    }
  const ts = entry.messageTs ?? (await earlierPost(client, channel, entry, new Date(event.recordedAt)))?.ts
  if (recipientId !== null && recipientId === partiesOf(event).giverId)
    return await showRefusal(deliverer, client, entry, event, { speech, channel, ts })
  if (entry.wanted === 'recalled') return await showRecall(deliverer, client, event, { speech, channel, ts })
  const message = () => renderMessage(deliverer, speech, event, recipientId !== null)
  if (ts === undefined) return post(client, channel, entry, await message())
  // A message found at the first attempt may show a recall that was undone later.
  const mayShowRecall = entry.messageTs !== null || entry.attempts === 0
  return mayShowRecall
    ? await showAgain(client, await message(), { channel, ts })
    : { kind: 'shown', channel, ts }
}

/** Where a message is, or is to be, and the words to its readers. */
type Shown = { readonly speech: SlackSpeech; readonly channel: string; readonly ts: string | undefined }

/** Shows the giver that Slack refused the channel. The message stays as it is if the shoutout is recalled. */
const showRefusal = async (
  deliverer: Deliverer,
  client: WebClient,
  entry: OutboxEntry,
  event: AnnouncedEvent,
  { speech, channel, ts }: Shown,
): Promise<Delivery> => {
  if (ts !== undefined) return { kind: 'shown', channel, ts }
  if (entry.wanted === 'recalled') return { kind: 'nothingToShow', problem: null }
  return post(client, channel, entry, await placeRefusedMessage(speech, deliverer, event))
}

/** A celebration that could not be posted for a week goes to the member alone. */
const withRecipient = (entry: OutboxEntry, event: AnnouncedEvent, now: Instant): OutboxEntry =>
  event.type === 'AwardGranted' &&
  entry.messageChannel === null &&
  latenessOf(daysLateAt(event, now)) === 'toldAlone'
    ? { ...entry, channelId: null, recipientId: event.data.memberId }
    : entry

/** Restores the message after a recall. */
const showAgain = async (
  client: WebClient,
  { text, blocks: told }: Message,
  place: { readonly channel: string; readonly ts: string },
): Promise<Delivery> => {
  await orWithoutPictures(told, blocks => client.chat.update({ ...place, text, blocks }))
  return { kind: 'shown', ...place }
}

const showRecall = async (
  { people }: Deliverer,
  client: WebClient,
  event: AnnouncedEvent,
  { speech, channel, ts }: Shown,
): Promise<Delivery> => {
  if (ts === undefined) return { kind: 'nothingToShow', problem: null }
  await client.chat.update({ channel, ts, ...(await recallMessage(people, speech, event)) })
  return { kind: 'shown', channel, ts }
}

/** The message in place of what was taken back. */
const recallMessage = async (
  people: PeopleDirectory,
  speech: SlackSpeech,
  event: AnnouncedEvent,
): Promise<Message> => {
  const { teamId } = event.metadata
  switch (event.type) {
    case 'ShoutoutGiven': {
      const { giverId, pointsEach, isToldInPerson } = event.data
      const giver = namedIn(speech, await people.personOf(teamId, giverId))
      return isToldInPerson
        ? removedReactionMessage(speech, { giver, pointsEach })
        : recalledMessage(speech, { giver })
    }
    case 'AwardGiven': {
      const { giverId, awardName } = event.data
      const giver = namedIn(speech, await people.personOf(teamId, giverId))
      return recalledAwardMessage(speech, { giver, awardName })
    }
    case 'AwardGranted':
    case 'PrizeGranted':
    case 'CompetitionCreated':
    case 'CompetitionCompleted':
    case 'CampaignOpened':
    case 'CampaignCompleted':
    case 'AdjustmentProposed':
    case 'AwardProposed':
    case 'RedemptionHeld':
    case 'LaurelIntroduced':
    case 'RedemptionPlaced':
    case 'RedemptionDeclined':
    case 'RedemptionCancelled':
      throw new Error(`${event.type} cannot be taken back.`)
    default:
      return assertNever(event)
  }
}

/** Rows of older versions have no channel; they are all shoutouts. */
const addresseeOf = ({ teamId, recipientId, channelId }: OutboxEntry, event: AnnouncedEvent): Addressee => ({
  teamId,
  recipientId,
  channelId: channelId ?? (event.type === 'ShoutoutGiven' ? event.data.channelId : null),
})

const readEvent = async ({ log }: Deliverer, { stream, revision }: OutboxEntry): Promise<AnnouncedEvent> => {
  for await (const [recorded] of log.readStream(stream, revision, 1)) {
    if (!recorded) continue
    const event = parseRecorded(recorded)
    if (isAnnounced(event) && event.revision === revision) return event
    break
  }
  throw new Error(`Revision ${revision} of ${stream} is not an event to announce.`)
}

const isAnnounced = (event: RecordedLedgerEvent): event is AnnouncedEvent =>
  announcedTypes.some(type => type === event.type)
