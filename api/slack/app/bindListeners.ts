import type { App, BlockAction, ButtonAction } from '@slack/bolt'
import { bindAwards } from '../../awards/slack/bindAwards.ts'
import { bindBirthdays } from '../../celebrations/slack/bindBirthdays.ts'
import { bindReactions } from '../../recognition/slack/reactions/bindReactions.ts'
import { bindShortcuts } from '../../recognition/slack/shortcuts/bindShortcuts.ts'
import { bindShoutouts } from '../../recognition/slack/shoutouts/bindShoutouts.ts'
import { shoutoutGiving } from '../../recognition/slack/shoutouts/shoutoutGiving.ts'
import { bindReports } from '../../reports/slack/bindReports.ts'
import { bindEvents } from '../events/bindEvents.ts'
import { openFormPressed } from '../giving/givingButtons.ts'
import { giveShoutoutActionId, openRewardsActionId } from '../home/homeView.ts'
import { bindUnfurls } from '../unfurls/bindUnfurls.ts'
import type { SlackContext } from './slackDependencies.ts'

/** Binds the listeners of all features. */
export const bindListeners = (app: App, laurel: SlackContext): void => {
  bindEvents(app, laurel)
  bindAwards(app, laurel)
  bindShoutouts(app, laurel)
  bindShortcuts(app, laurel)
  bindReactions(app, laurel)
  bindBirthdays(app, laurel)
  bindReports(app, laurel)
  bindUnfurls(app, laurel)
  app.action<BlockAction<ButtonAction>>(giveShoutoutActionId, openFormPressed(shoutoutGiving, laurel))
  // The button is a link. Slack requires an acknowledgement of its press.
  app.action(openRewardsActionId, ({ ack }) => ack())
}
