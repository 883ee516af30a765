import type { AllMiddlewareArgs, AnyMiddlewareArgs, App } from '@slack/bolt'
import type { WebClient } from '@slack/web-api'
import { z } from 'zod'
import type { SlackContext } from '../app/slackDependencies.ts'
import { visitorOf } from '../app/visitorOf.ts'
import { publishHome } from '../home/publishHome.ts'
import { endInstallation } from '../installations/installations.ts'
import type { Visitor } from '../shoutouts/givingDesk.ts'
import { placeIn } from '../shoutouts/places.ts'
import { adoptChannel, followChannelMembers } from '../sync/adoptChannel.ts'
import { ensureMember } from '../sync/ensureMember.ts'
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
  app.event('member_joined_channel', ({ event, client, context, body }) => {
    const isAboutApp = event.user === context.botUserId
    const news = { slackChannelId: event.channel, newsId: body.event_id, isAboutApp }
    return syncChannel(laurel, visitorOf(context, event.user, client), news)
  })
  app.event('member_left_channel', async ({ event, client, context, body }) => {
    // Where the app was removed it can't read who is left; the channel stays as it is until an admin decides.
    if (event.user === context.botUserId) return
    const news = { slackChannelId: event.channel, newsId: body.event_id, isAboutApp: false }
    await syncChannel(laurel, visitorOf(context, event.user, client), news)
  })
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

type ChannelNews = { readonly slackChannelId: string; readonly newsId: string; readonly isAboutApp: boolean }

/** Someone joined or left a channel where recognition lives. The app itself joining makes it live there. */
const syncChannel = async (
  { ledger, database, clock }: SlackContext,
  { teamId, slackUserId, client }: Visitor,
  { slackChannelId, newsId, isAboutApp }: ChannelNews,
): Promise<void> => {
  const source = { ledger, client, teamId, slackChannelId, occurredAt: clock() }
  const place = await placeIn(database, teamId, slackChannelId)
  const channelId = place?.channelId ?? (isAboutApp ? await adoptChannel(source) : undefined)
  if (channelId === undefined) return
  if (!isAboutApp) await ensureMember({ ledger, client, clock }, teamId, slackUserId)
  await followChannelMembers(source, channelId, newsId)
}

const end = async (laurel: SlackContext, body: unknown): Promise<void> => {
  const { team_id: slackTeamId, event_time: seconds } = EndedEnvelope.parse(body)
  await endInstallation(laurel, slackTeamId, new Date(seconds * 1000).toISOString())
}
