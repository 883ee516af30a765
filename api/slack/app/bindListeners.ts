import type { App } from '@slack/bolt'
import type { SlackContext } from './slackDependencies.ts'
import type { Log } from './slackLogger.ts'

/** Binds what people do in Slack to what Laurel does about it. */
export const bindListeners = (app: App, _context: SlackContext, _log: Log): void => {
  app.command('/award', async ({ ack }) => {
    await ack('Spot awards are given in the admin app for now. To thank somebody here, use `/shoutout`.')
  })
  app.command('/nominate', async ({ ack }) => {
    await ack('Nominations are not open in this workspace yet. To thank somebody here, use `/shoutout`.')
  })
}
