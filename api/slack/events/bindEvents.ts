import type { App } from '@slack/bolt'
import type { WebClient } from '@slack/web-api'
import { bindProfileEvents, profileChanged } from '../../people/slack/bindProfileEvents.ts'
import { appJoined, channelClosed, channelRenamed, channelReopened } from '../../team/slack/channelEvents.ts'
import { createMoveFollower } from '../../team/slack/memberMoves.ts'
import { slackCallerOf } from '../app/slackCaller.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { publishHome } from '../home/publishHome.ts'
import { noteEnd } from '../installations/noteEnd.ts'
import { isPerson, SlackUser, syncMemberCommand } from '../sync/slackUser.ts'
import { withoutLeavers } from '../sync/withoutLeavers.ts'
import { repairLater } from './repairLater.ts'

/** Binds the events of a workspace. The inbox processes each event once, however often Slack delivers it. */
export const bindEvents = (app: App, laurel: SlackContext): void => {
  app.event('app_home_opened', async ({ event, client, context }) => {
    if (event.tab === 'home') await publishHome(laurel, slackCallerOf(context, event.user, client))
  })
  app.event('team_join', async ({ event, client, context }) => {
    await syncPerson(laurel, context, client, event.user)
    await profileChanged(laurel, context, client, event.user.id)
  })
  app.event('user_change', ({ event, client, context }) => syncPerson(laurel, context, client, event.user))
  bindProfileEvents(app, laurel)
  bindChannelEvents(app, laurel)
  app.event('app_uninstalled', ({ body }) => noteEnd(laurel, body))
  app.event('tokens_revoked', ({ body, event }) =>
    event.tokens.bot === undefined || event.tokens.bot.length === 0
      ? Promise.resolve()
      : noteEnd(laurel, body),
  )
}

const bindChannelEvents = (app: App, laurel: SlackContext): void => {
  const followMove = createMoveFollower(laurel)
  app.event('member_joined_channel', ({ event, client, context, body }) => {
    const caller = slackCallerOf(context, event.user, client)
    const news = { slackChannelId: event.channel, newsId: body.event_id }
    return repairLater(laurel, body.team_id, body.event_id, () =>
      event.user === context.botUserId
        ? appJoined(laurel, caller, news)
        : followMove(caller, { ...news, kind: 'joined', happenedAt: Number(event.event_ts) }),
    )
  })
  app.event('member_left_channel', async ({ event, client, context, body }) => {
    // A removed app can't read the members; the channel stays as it is until an admin decides.
    if (event.user === context.botUserId) return
    const news = { slackChannelId: event.channel, newsId: body.event_id }
    const move = { ...news, kind: 'left', happenedAt: Number(event.event_ts) } as const
    await repairLater(laurel, body.team_id, body.event_id, () =>
      followMove(slackCallerOf(context, event.user, client), move),
    )
  })
  for (const type of ['channel_rename', 'group_rename'] as const)
    app.event(type, ({ event, client, context }) => {
      const { id, name } = event.channel
      const { teamId } = slackCallerOf(context, '', client)
      return channelRenamed(laurel, teamId, { slackChannelId: id, slackName: name })
    })
  for (const type of ['channel_archive', 'group_archive', 'channel_deleted', 'group_deleted'] as const)
    app.event(type, ({ event, client, context, body }) => {
      const { teamId } = slackCallerOf(context, '', client)
      return channelClosed(laurel, teamId, { slackChannelId: event.channel, newsId: body.event_id })
    })
  for (const type of ['channel_unarchive', 'group_unarchive'] as const)
    app.event(type, ({ event, client, context, body }) => {
      const news = { slackChannelId: event.channel, newsId: body.event_id }
      return repairLater(laurel, body.team_id, body.event_id, () =>
        channelReopened(laurel, slackCallerOf(context, '', client), news),
      )
    })
}

const syncPerson = async (
  { ledger, database, clock }: SlackContext,
  boltContext: object,
  client: WebClient,
  user: unknown,
): Promise<void> => {
  const person = SlackUser.parse(user)
  if (!isPerson(person)) return
  const { teamId } = slackCallerOf(boltContext, person.id, client)
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') return
  const [command] = await withoutLeavers(database, teamId, [syncMemberCommand(teamId, person, clock())])
  if (command) await ledger.handle(command)
}
