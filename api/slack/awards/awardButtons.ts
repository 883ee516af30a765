import type { SlackContext } from '../app/slackDependencies.ts'
import { visitorOf } from '../app/visitorOf.ts'
import { type ButtonPressed, originOf } from '../shoutouts/shoutoutButtons.ts'
import { findAwardDraft } from './awardDrafts.ts'
import { emptyAwardDraft } from './awardText.ts'
import { awardDeskOrRefusal, openAwardForm } from './openAwardForm.ts'

/** "Change and send" under a refusal: the form with everything that was typed. */
export const openAwardDraftPressed =
  (laurel: SlackContext) =>
  async ({ ack, body, action, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const visitor = visitorOf(context, body.user.id, client)
    const kept = await findAwardDraft(laurel, visitor, action.value ?? '')
    const origin = {
      ...originOf(body),
      ...(kept?.slackChannelId ? { slackChannelId: kept.slackChannelId } : {}),
    }
    const desk = await awardDeskOrRefusal(laurel, visitor, origin)
    if (!desk) return
    const notes = kept?.notes ?? ['What you typed was kept for a day only: please write it again.']
    const { recipients, awardId, message } = kept ?? emptyAwardDraft
    await openAwardForm(laurel, visitor, desk, {
      triggerId: body.trigger_id,
      origin,
      draft: { recipients, awardId, message },
      notes,
    })
  }
