import type { App, BlockAction, ButtonAction } from '@slack/bolt'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { openDraftPressed } from './givingButtons.ts'
import { givingCommand } from './givingCommand.ts'
import { formChanged, formSubmitted } from './givingForm.ts'
import type { Terms, Vocabulary } from './vocabulary.ts'

/** A way to give: its command, its form, and the button that opens the form with a draft. */
export const bindGiving = <Own extends Terms>(
  app: App,
  laurel: SlackContext,
  vocabulary: Vocabulary<Own>,
): void => {
  app.command(vocabulary.command, givingCommand(vocabulary, laurel))
  for (const actionId of vocabulary.fields.redrawn)
    app.action<BlockAction>(actionId, formChanged(vocabulary, laurel))
  app.view(vocabulary.modalId, formSubmitted(vocabulary, laurel))
  app.action<BlockAction<ButtonAction>>(vocabulary.openDraftActionId, openDraftPressed(vocabulary, laurel))
}
