import type { App, BlockAction, ButtonAction } from '@slack/bolt'
import { bindAwards } from '../awards/bindAwards.ts'
import { bindBirthdays } from '../birthdays/bindBirthdays.ts'
import { bindEvents } from '../events/bindEvents.ts'
import { openFormPressed } from '../giving/givingButtons.ts'
import { giveShoutoutActionId, openRewardsActionId } from '../home/homeView.ts'
import { bindReactions } from '../reactions/bindReactions.ts'
import { bindShortcuts } from '../shortcuts/bindShortcuts.ts'
import { bindShoutouts } from '../shoutouts/bindShoutouts.ts'
import { shoutouts } from '../shoutouts/shoutouts.ts'
import type { SlackContext } from './slackDependencies.ts'

/** Binds what people do in Slack to what Laurel does about it. */
export const bindListeners = (app: App, laurel: SlackContext): void => {
  bindEvents(app, laurel)
  bindAwards(app, laurel)
  bindShoutouts(app, laurel)
  bindShortcuts(app, laurel)
  bindReactions(app, laurel)
  bindBirthdays(app, laurel)
  app.action<BlockAction<ButtonAction>>(giveShoutoutActionId, openFormPressed(shoutouts, laurel))
  // The button is a link; Slack only wants to hear that its press was noticed.
  app.action(openRewardsActionId, ({ ack }) => ack())
}
