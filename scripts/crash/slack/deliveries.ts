import { reactionCommandId } from '@laurel/api/recognition/slack/reactions/reactionShoutout.ts'
import { recallId, takeBackActionId } from '@laurel/api/recognition/slack/shoutouts/undo.ts'
import { signatureOf } from '@laurel/api/slack/receiver/verifySignature.ts'
import { recordedCommandId } from '@laurel/ledger/handling/recordedCommandId.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { ShoutoutId, TeamId } from '@laurel/ledger/kernel/ids.ts'

/** A request as Slack sends it, and the one event that it must lead to. */
export type Delivery = {
  readonly path: 'commands' | 'interactivity' | 'events'
  readonly body: string
  readonly contentType: 'application/x-www-form-urlencoded' | 'application/json'
  readonly eventType: 'ShoutoutGiven' | 'ShoutoutRecalled'
  readonly commandId: string
}

export type SlackPlace = {
  readonly origin: string
  readonly teamId: TeamId
  readonly signingSecret: string
  readonly sandboxUrl: string
}

const workspace = 'T1'
const channel = 'C1'
const [giver, author] = ['U2', 'U3'] as const
/** Gives what is taken back, and nothing else: a giver can take back the newest hundred. */
const formerGiver = 'U1'
export const reactionEmoji = 'herb'

const recorded = (teamId: TeamId, id: string, slackUserId: string): string =>
  recordedCommandId({ id, teamId, actor: { kind: 'member', id: memberIdOf(teamId, slackUserId) } })

const formOf = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString()

/** A shoutout that a press takes back later. */
export const formerShoutout = (place: SlackPlace, name: string): Delivery =>
  shoutoutCommand(place, name, formerGiver)

/** `/shoutout @cleo 1 …`, typed in a recognition channel. */
export const shoutoutCommand = (
  { teamId, sandboxUrl }: SlackPlace,
  name: string,
  slackUserId: string = giver,
): Delivery => ({
  path: 'commands',
  contentType: 'application/x-www-form-urlencoded',
  body: formOf({
    command: '/shoutout',
    text: `<@${author}> 1 Thank you for ${name}`,
    user_id: slackUserId,
    team_id: workspace,
    channel_id: channel,
    trigger_id: name,
    response_url: `${sandboxUrl}/gone`,
  }),
  eventType: 'ShoutoutGiven',
  commandId: recorded(teamId, derivedId('slack.shoutout', workspace, name), slackUserId),
})

/** The shoutout of a command of that name. */
export const shoutoutOf = (name: string): ShoutoutId =>
  derivedId('shoutout', derivedId('slack.shoutout', workspace, name))

/** The press of “Take back” below a shoutout. */
export const takeBackPress = (
  { teamId, sandboxUrl }: SlackPlace,
  shoutoutId: ShoutoutId,
  name: string,
): Delivery => ({
  path: 'interactivity',
  contentType: 'application/x-www-form-urlencoded',
  body: formOf({
    payload: JSON.stringify({
      type: 'block_actions',
      user: { id: formerGiver, team_id: workspace },
      team: { id: workspace, domain: 'northwind' },
      channel: { id: channel, name: 'general' },
      trigger_id: name,
      response_url: `${sandboxUrl}/gone`,
      actions: [
        {
          type: 'button',
          action_id: takeBackActionId,
          block_id: 'undo',
          value: shoutoutId,
          action_ts: '1.1',
        },
      ],
    }),
  }),
  eventType: 'ShoutoutRecalled',
  commandId: recorded(
    teamId,
    recallId({ shoutoutId, round: 1 }, memberIdOf(teamId, formerGiver)),
    formerGiver,
  ),
})

/** A reaction that gives points, to a message of its own. */
export const reactionEvent = ({ teamId }: SlackPlace, number: number): Delivery => {
  const ts = `1700000000.${String(number).padStart(6, '0')}`
  return {
    path: 'events',
    contentType: 'application/json',
    body: JSON.stringify({
      type: 'event_callback',
      team_id: workspace,
      event_id: `Ev${number}`,
      event_time: 1_700_000_000,
      event: {
        type: 'reaction_added',
        user: giver,
        reaction: reactionEmoji,
        item_user: author,
        item: { type: 'message', channel, ts },
        event_ts: `${Math.floor(Date.now() / 1_000)}.000100`,
      },
    }),
    eventType: 'ShoutoutGiven',
    commandId: recorded(
      teamId,
      reactionCommandId(teamId, { slackUserId: giver, slackChannelId: channel, ts }),
      giver,
    ),
  }
}

/** Sends a delivery signed. Answers whether it was acknowledged. */
export const deliver = async (
  { origin, signingSecret }: SlackPlace,
  { path, body, contentType }: Delivery,
): Promise<boolean> => {
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const answer = await fetch(`${origin}/slack/${path}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': contentType,
      'x-slack-request-timestamp': timestamp,
      'x-slack-signature': signatureOf(signingSecret, timestamp, body),
    },
  }).catch(() => undefined)
  const text = await answer?.text().catch(() => undefined)
  // A command that could not be begun is answered in words.
  return answer?.status === 200 && text === ''
}
