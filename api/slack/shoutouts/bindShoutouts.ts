import type { App, BlockAction, ButtonAction } from '@slack/bolt'
import type { SlackContext } from '../app/slackDependencies.ts'
import { openDraftActionId } from './answers.ts'
import { gifChoicesAsked } from './gifChoices.ts'
import { dismissActionId, sendAgainActionId } from './sendAgain.ts'
import { dismissPressed, sendAgainPressed } from './sendAgainButtons.ts'
import { openDraftPressed } from './shoutoutButtons.ts'
import { shoutoutCommand } from './shoutoutCommand.ts'
import { shoutoutFormChanged, shoutoutFormSubmitted } from './shoutoutForm.ts'
import { field, shoutoutModalId } from './shoutoutModal.ts'
import { giveAgainActionId, takeBackActionId } from './undo.ts'
import { giveAgainPressed, takeBackPressed } from './undoButtons.ts'
import { valueChoicesAsked } from './valueChoices.ts'

/** `/shoutout`, its form, and the buttons of its answers. */
export const bindShoutouts = (app: App, laurel: SlackContext): void => {
  app.command('/shoutout', shoutoutCommand(laurel))
  for (const actionId of [field.recipients, field.points, field.place, field.gif])
    app.action<BlockAction>(actionId, shoutoutFormChanged(laurel))
  app.options<'block_suggestion'>(field.value, valueChoicesAsked(laurel))
  app.options<'block_suggestion'>(field.gif, gifChoicesAsked(laurel))
  app.view(shoutoutModalId, shoutoutFormSubmitted(laurel))
  app.action<BlockAction<ButtonAction>>(openDraftActionId, openDraftPressed(laurel))
  app.action<BlockAction<ButtonAction>>(sendAgainActionId, sendAgainPressed(laurel))
  app.action<BlockAction<ButtonAction>>(dismissActionId, dismissPressed)
  app.action<BlockAction<ButtonAction>>(takeBackActionId, takeBackPressed(laurel))
  app.action<BlockAction<ButtonAction>>(giveAgainActionId, giveAgainPressed(laurel))
}
