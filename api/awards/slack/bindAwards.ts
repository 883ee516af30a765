import type {
  AllMiddlewareArgs,
  App,
  BlockAction,
  ButtonAction,
  SlackOptionsMiddlewareArgs,
} from '@slack/bolt'
import { slackCallerOf } from '../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../slack/app/slackDependencies.ts'
import { bindGiving } from '../../slack/giving/bindGiving.ts'
import { awardGiving } from './awardGiving.ts'
import { awardField, awardOptions } from './awardModal.ts'
import { nominateActionId } from './nominations/campaignMessages.ts'
import { nominatePressed } from './nominations/nominatePressed.ts'
import { nominationGiving } from './nominations/nominationGiving.ts'
import { giveAwardAgainActionId, takeBackAwardActionId } from './undoAward.ts'
import { giveAwardAgainPressed, takeAwardBackPressed } from './undoAwardButtons.ts'

/** Binds `/award` with its form and the buttons of its answers, and `/nominate` with its button. */
export const bindAwards = (app: App, laurel: SlackContext): void => {
  bindGiving(app, laurel, awardGiving)
  app.options<'block_suggestion'>(awardField.award, awardsSearched(laurel))
  app.action<BlockAction<ButtonAction>>(takeBackAwardActionId, takeAwardBackPressed(laurel))
  app.action<BlockAction<ButtonAction>>(giveAwardAgainActionId, giveAwardAgainPressed(laurel))
  bindGiving(app, laurel, nominationGiving)
  app.action<BlockAction<ButtonAction>>(nominateActionId, nominatePressed(laurel))
}

type OptionsAsked = SlackOptionsMiddlewareArgs<'block_suggestion'> & AllMiddlewareArgs

/** Answers a search among more awards than a select holds. */
const awardsSearched =
  (laurel: SlackContext) =>
  async ({ ack, body, client, context }: OptionsAsked): Promise<void> => {
    const answer = await awardGiving.loadFormData(
      laurel,
      slackCallerOf(context, body.user.id, client),
      undefined,
    )
    await ack({ options: 'formData' in answer ? awardOptions(answer.formData, body.value) : [] })
  }
