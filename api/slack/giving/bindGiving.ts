import type { App, BlockAction, ButtonAction } from '@slack/bolt'
import type { SlackContext } from '../app/slackDependencies.ts'
import { confirmPressed } from './confirmPressed.ts'
import { openDraftPressed } from './givingButtons.ts'
import { givingCommand } from './givingCommand.ts'
import { formChanged, formSubmitted } from './givingForm.ts'
import type { GivingKind, GivingTypes } from './givingKind.ts'

/** Binds a way to give: its command, its form, and the button that opens the form with a draft. */
export const bindGiving = <Own extends GivingTypes>(
  app: App,
  laurel: SlackContext,
  givingKind: GivingKind<Own>,
): void => {
  app.command(givingKind.command, givingCommand(givingKind, laurel))
  for (const actionId of givingKind.fields.redrawn)
    app.action<BlockAction>(actionId, formChanged(givingKind, laurel))
  app.view(givingKind.modalId, formSubmitted(givingKind, laurel))
  app.action<BlockAction<ButtonAction>>(givingKind.openDraftActionId, openDraftPressed(givingKind, laurel))
  app.action<BlockAction<ButtonAction>>(givingKind.confirmActionId, confirmPressed(givingKind, laurel))
}
