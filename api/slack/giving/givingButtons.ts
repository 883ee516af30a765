import { slackCallerOf } from '../app/slackCaller.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { findDraft } from '../drafts/savedDrafts.ts'
import { type ButtonPressed, originOf } from './buttonPressed.ts'
import type { GivingKind, GivingTypes } from './givingKind.ts'
import { originOfDraft } from './modalOrigin.ts'
import { formDataOrReply, openForm } from './openForm.ts'

/** Handles a button that opens an empty form. */
export const openFormPressed =
  <Own extends GivingTypes>(givingKind: GivingKind<Own>, laurel: SlackContext) =>
  async ({ ack, body, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const caller = slackCallerOf(context, body.user.id, client)
    const origin = originOf(body)
    const formData = await formDataOrReply(givingKind, laurel, caller, origin)
    if (!formData) return
    const opening = { triggerId: body.trigger_id, origin, draft: givingKind.emptyDraft, notes: [] }
    await openForm(givingKind, laurel, caller, formData, opening)
  }

/** Handles "Change and send" below a refusal: opens the form with the saved draft. */
export const openDraftPressed =
  <Own extends GivingTypes>(givingKind: GivingKind<Own>, laurel: SlackContext) =>
  async ({ ack, body, action, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const caller = slackCallerOf(context, body.user.id, client)
    const draftId = action.value ?? ''
    const kept = await findDraft(laurel, caller, draftId, givingKind.SavedDraft)
    const origin = kept ? originOfDraft(originOf(body), draftId, kept) : originOf(body)
    const formData = await formDataOrReply(givingKind, laurel, caller, origin)
    if (!formData) return
    const notes = kept?.notes ?? [formData.speech.text('giving.draftGone')]
    const opening = { triggerId: body.trigger_id, origin, draft: kept ?? givingKind.emptyDraft, notes }
    await openForm(givingKind, laurel, caller, formData, opening)
  }
