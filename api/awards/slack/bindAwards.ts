import type { AllMiddlewareArgs, App, SlackOptionsMiddlewareArgs } from '@slack/bolt'
import { bindGiving } from '../../recognition/slack/giving/bindGiving.ts'
import type { SlackContext } from '../../slack/app/slackDependencies.ts'
import { visitorOf } from '../../slack/app/visitorOf.ts'
import { awardField, awardOptions } from './awardModal.ts'
import { awards } from './awards.ts'

/** `/award` with its form, and `/nominate`, which has none yet. */
export const bindAwards = (app: App, laurel: SlackContext): void => {
  bindGiving(app, laurel, awards)
  app.options<'block_suggestion'>(awardField.award, awardsSearched(laurel))
  app.command('/nominate', async ({ ack }) => {
    await ack(
      'Nominations aren’t open yet. To thank somebody now, use `/shoutout`; managers give spot awards with `/award`.',
    )
  })
}

type OptionsAsked = SlackOptionsMiddlewareArgs<'block_suggestion'> & AllMiddlewareArgs

/** Somebody searches a list of awards that is longer than a select holds. */
const awardsSearched =
  (laurel: SlackContext) =>
  async ({ ack, body, client, context }: OptionsAsked): Promise<void> => {
    const answer = await awards.setDesk(laurel, visitorOf(context, body.user.id, client), undefined)
    await ack({ options: 'desk' in answer ? awardOptions(answer.desk, body.value) : [] })
  }
