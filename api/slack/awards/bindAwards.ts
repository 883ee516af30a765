import type { App, BlockAction, ButtonAction } from '@slack/bolt'
import type { SlackContext } from '../app/slackDependencies.ts'
import { openAwardDraftPressed } from './awardButtons.ts'
import { awardCommand } from './awardCommand.ts'
import { awardFormChanged, awardFormSubmitted, awardsSearched } from './awardForm.ts'
import { awardField, awardModalId } from './awardModal.ts'
import { openAwardDraftActionId } from './openAwardForm.ts'

/** `/award` with its form, and `/nominate`, which has none yet. */
export const bindAwards = (app: App, laurel: SlackContext): void => {
  app.command('/award', awardCommand(laurel))
  app.command('/nominate', async ({ ack }) => {
    await ack(
      'Nominations aren’t open yet. To thank somebody now, use `/shoutout`; managers give spot awards with `/award`.',
    )
  })
  for (const actionId of [awardField.recipients, awardField.award, awardField.place])
    app.action<BlockAction>(actionId, awardFormChanged(laurel))
  app.options<'block_suggestion'>(awardField.award, awardsSearched(laurel))
  app.view(awardModalId, awardFormSubmitted(laurel))
  app.action<BlockAction<ButtonAction>>(openAwardDraftActionId, openAwardDraftPressed(laurel))
}
