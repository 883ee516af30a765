import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { visitorOf } from '../../../slack/app/visitorOf.ts'
import { findKept } from '../../../slack/drafts/keptDrafts.ts'
import { type ButtonPressed, originOf } from './buttonPressed.ts'
import { deskOrRefusal, openForm } from './openForm.ts'
import type { Terms, Vocabulary } from './vocabulary.ts'

/** A button that opens an empty form. */
export const openFormPressed =
  <Own extends Terms>(vocabulary: Vocabulary<Own>, laurel: SlackContext) =>
  async ({ ack, body, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const visitor = visitorOf(context, body.user.id, client)
    const origin = originOf(body)
    const desk = await deskOrRefusal(vocabulary, laurel, visitor, origin)
    if (!desk) return
    const opening = { triggerId: body.trigger_id, origin, draft: vocabulary.emptyDraft, notes: [] }
    await openForm(vocabulary, laurel, visitor, desk, opening)
  }

/** "Change and send" under a refusal: the form with everything that was typed. */
export const openDraftPressed =
  <Own extends Terms>(vocabulary: Vocabulary<Own>, laurel: SlackContext) =>
  async ({ ack, body, action, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const visitor = visitorOf(context, body.user.id, client)
    const kept = await findKept(laurel, visitor, action.value ?? '', vocabulary.KeptDraft)
    const origin = {
      ...originOf(body),
      ...(kept?.slackChannelId ? { slackChannelId: kept.slackChannelId } : {}),
    }
    const desk = await deskOrRefusal(vocabulary, laurel, visitor, origin)
    if (!desk) return
    const notes = kept?.notes ?? ['What you typed was kept for a day only: please write it again.']
    const opening = { triggerId: body.trigger_id, origin, draft: kept ?? vocabulary.emptyDraft, notes }
    await openForm(vocabulary, laurel, visitor, desk, opening)
  }
