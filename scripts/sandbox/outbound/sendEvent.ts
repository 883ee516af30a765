import { setTimeout as pause } from 'node:timers/promises'
import type { SandboxContext } from '../sandboxContext.ts'
import type { AppAnswer } from './deliveries.ts'

export type SlackEvent = { type: string; [more: string]: unknown }

/** The cause of a retry, as the app receives it. */
const reasonOf = (answer: AppAnswer): string => {
  if (answer.kind === 'answered') return 'http_error'
  return answer.reason === 'timeout' ? 'http_timeout' : 'connection_failed'
}

/**
 * Delivers an event to the app at least once: immediately, then after each wait until the app accepts it. All
 * deliveries carry the same `event_id`. Only events that the installed app subscribed to are sent.
 */
export const sendEvent = (context: SandboxContext, event: SlackEvent): string | undefined => {
  // These two events are sent after the installation has ended.
  const isLastWord = event.type === 'app_uninstalled' || event.type === 'tokens_revoked'
  if (!isLastWord && context.installation.current() === undefined) return undefined
  if (!context.app.events.includes(event.type)) return undefined
  const eventId = context.sequence.id('Ev')
  const sent = envelope(context, event, eventId)
  context.contract?.expectEvent(sent.event)
  const body = JSON.stringify(sent)
  context.deliveries.track(deliver(context, body))
  return eventId
}

/** Delivers an event again under its id, once. */
export const repeatEvent = async (context: SandboxContext, eventId: string): Promise<void> => {
  const before = context.deliveries.log.find(each => each.body.includes(`"event_id":"${eventId}"`))
  if (before === undefined) throw new Error(`No event ${eventId} was delivered: name one that was.`)
  await context.deliveries.send(before.url, 'json', before.body, {
    'x-slack-retry-num': '1',
    'x-slack-retry-reason': 'http_timeout',
  })
}

const deliver = async (context: SandboxContext, body: string): Promise<void> => {
  const { requestUrls } = context.app
  let answer = await context.deliveries.send(requestUrls.events, 'json', body)
  for (const [index, wait] of context.eventRetryWaits.entries()) {
    if (isTaken(answer)) return
    await pause(wait, undefined, { signal: context.stopping })
    answer = await context.deliveries.send(requestUrls.events, 'json', body, {
      'x-slack-retry-num': String(index + 1),
      'x-slack-retry-reason': reasonOf(answer),
    })
  }
}

const isTaken = (answer: AppAnswer): boolean =>
  answer.kind === 'answered' && ((answer.status >= 200 && answer.status < 300) || answer.isRetryRefused)

const envelope = (context: SandboxContext, event: SlackEvent, eventId: string) => {
  const teamId = context.workspace.team.id
  return {
    token: 'sandbox',
    team_id: teamId,
    context_team_id: teamId,
    context_enterprise_id: null,
    api_app_id: context.app.id,
    event: { event_ts: context.sequence.timestamp(), ...event },
    type: 'event_callback',
    event_id: eventId,
    event_time: Math.floor(context.now().getTime() / 1000),
    authorizations: [
      {
        enterprise_id: null,
        team_id: teamId,
        user_id: context.app.botUserId,
        is_bot: true,
        is_enterprise_install: false,
      },
    ],
    is_ext_shared_channel: isShared(context, event.channel),
  }
}

const isShared = ({ workspace }: SandboxContext, channel: unknown): boolean =>
  typeof channel === 'string' && workspace.channels.get(channel)?.isShared === true
