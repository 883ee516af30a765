import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/values/foreignIds.ts'
import type { AllMiddlewareArgs, AnyMiddlewareArgs, App } from '@slack/bolt'
import type { WebClient } from '@slack/web-api'
import { z } from 'zod'
import type { SlackContext } from '../app/slackDependencies.ts'
import { visitorOf } from '../app/visitorOf.ts'
import { publishHome } from '../home/publishHome.ts'
import { endInstallation } from '../installations/installations.ts'
import type { Visitor } from '../shoutouts/givingDesk.ts'
import { placeIn } from '../shoutouts/places.ts'
import { ensureMember } from '../sync/ensureMember.ts'
import { readMembers } from '../sync/readWorkspace.ts'
import { isPerson, SlackUser, syncMemberCommand } from '../sync/slackUser.ts'
import { receiveOnce } from './receiveOnce.ts'

const Envelope = z.object({ event_id: z.string().optional() })
const EndedEnvelope = z.object({ team_id: z.string(), event_time: z.number() })

/** Binds what happens in a workspace. Every event is worked on once, however often Slack delivers it. */
export const bindEvents = (app: App, laurel: SlackContext): void => {
  app.use(skipRepeated(laurel))
  app.event('app_home_opened', async ({ event, client, context }) => {
    if (event.tab === 'home') await publishHome(laurel, visitorOf(context, event.user, client))
  })
  app.event('team_join', ({ event, client, context }) => syncPerson(laurel, context, client, event.user))
  app.event('user_change', ({ event, client, context }) => syncPerson(laurel, context, client, event.user))
  app.event('member_joined_channel', ({ event, client, context, body }) =>
    syncChannel(laurel, visitorOf(context, event.user, client), event.channel, body.event_id),
  )
  app.event('member_left_channel', ({ event, client, context, body }) =>
    syncChannel(laurel, visitorOf(context, event.user, client), event.channel, body.event_id),
  )
  app.event('app_uninstalled', ({ body }) => end(laurel, body))
  app.event('tokens_revoked', ({ body, event }) =>
    event.tokens.bot === undefined || event.tokens.bot.length === 0 ? Promise.resolve() : end(laurel, body),
  )
}

const skipRepeated =
  ({ database, clock }: SlackContext) =>
  async ({ body, next }: AnyMiddlewareArgs & AllMiddlewareArgs): Promise<void> => {
    const { event_id: eventId } = Envelope.parse(body)
    if (eventId === undefined || (await receiveOnce(database, eventId, clock()))) await next()
  }

const syncPerson = async (
  { ledger, clock }: SlackContext,
  boltContext: object,
  client: WebClient,
  user: unknown,
): Promise<void> => {
  const person = SlackUser.parse(user)
  if (!isPerson(person)) return
  const { teamId } = visitorOf(boltContext, person.id, client)
  const team = await ledger.team(teamId)
  if (team.kind === 'known') await ledger.handle(syncMemberCommand(teamId, person, clock()))
}

/** Someone joined or left: if recognition lives in the channel, its members become what Slack says. */
const syncChannel = async (
  { ledger, database, clock }: SlackContext,
  { teamId, slackUserId, client }: Visitor,
  slackChannelId: string,
  eventId: string,
): Promise<void> => {
  const place = await placeIn(database, teamId, slackChannelId)
  if (!place) return
  await ensureMember({ ledger, client, clock }, teamId, slackUserId)
  const candidates = (await readMembers(client, slackChannelId)).map(userId => memberIdOf(teamId, userId))
  const states = await Promise.all(candidates.map(memberId => ledger.member(teamId, memberId)))
  await ledger.handle({
    type: 'syncChannelMembers',
    id: derivedId('slack.syncChannelMembers', place.channelId, eventId),
    teamId,
    actor: { kind: 'system', id: 'slack' },
    occurredAt: clock(),
    data: {
      channelId: place.channelId,
      memberIds: candidates.filter((_memberId, index) => states[index]?.kind === 'known').sort(),
    },
  })
}

const end = async (laurel: SlackContext, body: unknown): Promise<void> => {
  const { team_id: slackTeamId, event_time: seconds } = EndedEnvelope.parse(body)
  await endInstallation(laurel, slackTeamId, new Date(seconds * 1000).toISOString())
}
