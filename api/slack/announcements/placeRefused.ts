import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { mentionChannel } from '../blocks/mrkdwn.ts'
import type { SlackSpeech } from '../speech/slackSpeech.ts'
import { type Message, peopleInWords, section } from './messages/message.ts'
import { partiesOf } from './parties.ts'
import { namedIn, type PeopleDirectory } from './people.ts'
import type { AnnouncedEvent } from './renderMessage.ts'

type Dependencies = {
  readonly people: PeopleDirectory
  readonly database: Queryable
  readonly ledger: Pick<Ledger, 'channel'>
}

const SpokenIn = z.object({ slackChannelId: z.string() })

/** Explains to the giver that Slack refused the channel, and where the recipients read it instead. */
export const placeRefusedMessage = async (
  speech: SlackSpeech,
  dependencies: Dependencies,
  event: AnnouncedEvent,
): Promise<Message> => {
  const { teamId } = event.metadata
  const { recipientIds } = partiesOf(event)
  const found = await Promise.all(recipientIds.map(id => dependencies.people.personOf(teamId, id)))
  const place = await refusedPlace(dependencies, event)
  const key = event.type === 'ShoutoutGiven' ? 'giving.placeRefused.shoutout' : 'giving.placeRefused.award'
  const text = speech.text(key, {
    channel: place === undefined ? speech.text('giving.placeRefused.someChannel') : mentionChannel(place),
    people: peopleInWords(
      speech,
      found.map(person => namedIn(speech, person)),
    ),
  })
  return { text, blocks: [section(text)] }
}

/** The Slack channel in which a shoutout was given, or the one that is connected with its recognition channel. */
const refusedPlace = async (
  { database, ledger }: Dependencies,
  event: AnnouncedEvent,
): Promise<string | undefined> => {
  const { teamId } = event.metadata
  const [channelId] = partiesOf(event).channelIds
  if (event.type === 'ShoutoutGiven') {
    const { rows } = await database.query(
      `select slack_channel_id as "slackChannelId" from slack.spoken_in where team_id = $1 and subject_id = $2`,
      [teamId, event.data.shoutoutId],
    )
    const spokenIn = SpokenIn.optional().parse(rows[0])
    if (spokenIn !== undefined) return spokenIn.slackChannelId
  }
  const channel = channelId === undefined ? undefined : await ledger.channel(teamId, channelId)
  return channel?.kind === 'known' ? (channel.settings.slackChannelId ?? undefined) : undefined
}
