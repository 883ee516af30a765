import type { App, BlockAction, ButtonAction } from '@slack/bolt'
import { thankTooActionId } from '../../../slack/announcements/messages/thankToo.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { bindGiving } from '../../../slack/giving/bindGiving.ts'
import { dismissActionId } from '../../../slack/giving/confirmGroup.ts'
import { gifChoicesAsked } from './gifChoices.ts'
import { sendAgainActionId } from './sendAgain.ts'
import { dismissPressed, sendAgainPressed } from './sendAgainButtons.ts'
import { shoutoutGiving } from './shoutoutGiving.ts'
import { field } from './shoutoutModal.ts'
import { thankTooPressed } from './thankToo.ts'
import { giveAgainActionId, takeBackActionId } from './undo.ts'
import { giveAgainPressed, takeBackPressed } from './undoButtons.ts'
import { valueChoicesAsked } from './valueChoices.ts'

/** Binds `/shoutout`, its form, and the buttons of its answers. */
export const bindShoutouts = (app: App, laurel: SlackContext): void => {
  bindGiving(app, laurel, shoutoutGiving)
  app.options<'block_suggestion'>(field.value, valueChoicesAsked(laurel))
  app.options<'block_suggestion'>(field.gif, gifChoicesAsked(laurel))
  app.action<BlockAction<ButtonAction>>(sendAgainActionId, sendAgainPressed(laurel))
  app.action<BlockAction<ButtonAction>>(thankTooActionId, thankTooPressed(laurel))
  app.action<BlockAction<ButtonAction>>(dismissActionId, dismissPressed)
  app.action<BlockAction<ButtonAction>>(takeBackActionId, takeBackPressed(laurel))
  app.action<BlockAction<ButtonAction>>(giveAgainActionId, giveAgainPressed(laurel))
}
