import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { postToResponseUrl } from '../app/postToResponseUrl.ts'
import { sendPrivately } from '../app/sendPrivately.ts'
import { slackCallerOf } from '../app/slackCaller.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { findDraft } from '../drafts/savedDrafts.ts'
import { refreshHome } from '../home/publishHome.ts'
import { speechToCaller } from '../speech/findSpeech.ts'
import { type ButtonPressed, originOf } from './buttonPressed.ts'
import { withSharedPlace } from './channelMembers.ts'
import type { GivingKind, GivingTypes } from './givingKind.ts'
import { originOfDraft } from './modalOrigin.ts'
import { formDataOrReply, offerDraft, openForm, saveDraftAndReply } from './openForm.ts'
import { plainAnswer } from './privateMessages.ts'

/** Handles the confirmation of a user group. One question gives once, however often the button is pressed. */
export const confirmPressed =
  <Own extends GivingTypes>(givingKind: GivingKind<Own>, laurel: SlackContext) =>
  async ({ ack, body, action, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const caller = slackCallerOf(context, body.user.id, client)
    const clicked = originOf(body)
    const draftId = action.value ?? ''
    const draft = await findDraft(laurel, caller, draftId, givingKind.SavedDraft)
    if (!draft) {
      const speech = await speechToCaller(laurel, caller)
      return sendPrivately({ ...caller, ...clicked }, plainAnswer(speech.text('giving.draftGone')))
    }
    const origin = originOfDraft(clicked, draftId, draft)
    const loaded = await formDataOrReply(givingKind, laurel, caller, origin)
    if (!loaded) return
    const formData = await withSharedPlace(laurel, caller.teamId, loaded, draft.recipients)
    const opening = { triggerId: body.trigger_id, origin, draft, notes: [] }
    const form = givingKind.complete(draft, formData)
    if ('errors' in form)
      return openForm(givingKind, laurel, caller, formData, {
        ...opening,
        notes: Object.values(form.errors),
      })
    const commandId = derivedId(givingKind.idNames.confirmed, caller.slackTeamId, origin.intentId)
    const outcome = await givingKind.submit(laurel, caller, formData, form.draft, commandId)
    if (outcome.kind === 'unsure')
      return saveDraftAndReply(givingKind, laurel, caller, opening, outcome.questionFor)
    if (outcome.kind === 'refused') {
      const reason = givingKind.rejectionInWords(outcome.rejection, formData)
      // The form of this draft has given something else, so the draft is used up.
      if (outcome.rejection.code === 'COMMAND_CONFLICT')
        return sendPrivately({ ...caller, ...origin }, plainAnswer(reason))
      return offerDraft(givingKind, laurel, caller, formData, { ...opening, notes: [reason] }, reason)
    }
    const answer = givingKind.givenAnswer(formData, form.draft, outcome.given)
    if (body.response_url)
      await postToResponseUrl(client, body.response_url, { replace_original: true, ...answer })
    else await sendPrivately({ ...caller, ...origin }, answer)
    await refreshHome(laurel, caller, outcome.position)
  }
