import type { App, BlockAction, ButtonAction } from '@slack/bolt'
import { bindAwards } from '../awards/bindAwards.ts'
import { bindEvents } from '../events/bindEvents.ts'
import { giveShoutoutActionId, openRewardsActionId } from '../home/homeView.ts'
import { openDraftActionId } from '../shoutouts/answers.ts'
import { giveShoutoutPressed, openDraftPressed } from '../shoutouts/shoutoutButtons.ts'
import { shoutoutCommand } from '../shoutouts/shoutoutCommand.ts'
import { shoutoutFormChanged, shoutoutFormSubmitted } from '../shoutouts/shoutoutForm.ts'
import { field, shoutoutModalId } from '../shoutouts/shoutoutModal.ts'
import { giveAgainActionId, takeBackActionId } from '../shoutouts/undo.ts'
import { giveAgainPressed, takeBackPressed } from '../shoutouts/undoButtons.ts'
import type { SlackContext } from './slackDependencies.ts'

/** Binds what people do in Slack to what Laurel does about it. */
export const bindListeners = (app: App, laurel: SlackContext): void => {
  bindEvents(app, laurel)
  bindAwards(app, laurel)
  app.command('/shoutout', shoutoutCommand(laurel))
  for (const actionId of [field.recipients, field.points, field.place])
    app.action<BlockAction>(actionId, shoutoutFormChanged(laurel))
  app.view(shoutoutModalId, shoutoutFormSubmitted(laurel))
  app.action<BlockAction<ButtonAction>>(giveShoutoutActionId, giveShoutoutPressed(laurel))
  app.action<BlockAction<ButtonAction>>(openDraftActionId, openDraftPressed(laurel))
  app.action<BlockAction<ButtonAction>>(takeBackActionId, takeBackPressed(laurel))
  app.action<BlockAction<ButtonAction>>(giveAgainActionId, giveAgainPressed(laurel))
  // The button is a link; Slack only wants to hear that its press was noticed.
  app.action(openRewardsActionId, ({ ack }) => ack())
}
