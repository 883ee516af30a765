import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { isSlackTrouble } from '../app/isSlackTrouble.ts'
import { sendPrivately } from '../app/sendPrivately.ts'
import type { SlackCaller } from '../app/slackCaller.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { orWithoutPictures } from '../blocks/orWithoutPictures.ts'
import { saveDraft } from '../drafts/savedDrafts.ts'
import type { GivingKind, GivingTypes, SavedDraft } from './givingKind.ts'
import { type ModalOrigin, writeOrigin } from './modalOrigin.ts'
import { type PrivateMessage, plainAnswer, refusedAnswer } from './privateMessages.ts'

export type FormOpening<Own extends GivingTypes> = {
  readonly triggerId: string
  readonly origin: ModalOrigin
  readonly draft: Own['draft']
  readonly notes: readonly string[]
  /** The Slack channel chosen in a form, if it is not the one the form was opened in. */
  readonly chosenChannelId?: string | undefined
}

/** Loads the form data of the caller, or replies why there is none. */
export const formDataOrReply = async <Own extends GivingTypes>(
  givingKind: GivingKind<Own>,
  context: SlackContext,
  caller: SlackCaller,
  origin: ModalOrigin,
): Promise<Own['formData'] | undefined> => {
  const answer = await givingKind.loadFormData(context, caller, origin.slackChannelId)
  if ('formData' in answer) return answer.formData
  await sendPrivately({ ...caller, ...origin }, plainAnswer(answer.refusal))
  return undefined
}

/**
 * Opens the form. A trigger expires after 3 seconds: then the draft is saved, and a button offers to open the form
 * again.
 */
export const openForm = async <Own extends GivingTypes>(
  givingKind: GivingKind<Own>,
  context: SlackContext,
  caller: SlackCaller,
  formData: Own['formData'],
  opening: FormOpening<Own>,
): Promise<void> => {
  const { triggerId, origin, draft, notes } = opening
  const view = await givingKind.modal(
    { formData, draft, notes, privateMetadata: writeOrigin(origin) },
    context,
  )
  try {
    await orWithoutPictures(view.blocks, blocks =>
      caller.client.views.open({ trigger_id: triggerId, view: { ...view, blocks } }),
    )
  } catch (error) {
    // The draft is the whole answer. A thrown failure would add an apology.
    if (!isSlackTrouble(error)) throw error
    context.log.warn({ err: error }, 'Slack did not open a form.')
    await offerDraft(
      givingKind,
      context,
      caller,
      formData,
      opening,
      formData.speech.text('giving.formNotOpened'),
    )
  }
}

/** Saves a draft and offers to open the form with it. */
export const offerDraft = <Own extends GivingTypes>(
  givingKind: GivingKind<Own>,
  context: SlackContext,
  caller: SlackCaller,
  { speech }: Pick<Own['formData'], 'speech'>,
  opening: FormOpening<Own>,
  reason: string,
): Promise<void> =>
  saveDraftAndReply(givingKind, context, caller, opening, draftId =>
    refusedAnswer(speech, reason, draftId, givingKind.openDraftActionId),
  )

/** Saves a draft and sends its giver a message that refers to it. */
export const saveDraftAndReply = async <Own extends GivingTypes>(
  { idNames }: GivingKind<Own>,
  context: SlackContext,
  caller: SlackCaller,
  { triggerId, origin, draft, notes, chosenChannelId }: FormOpening<Own>,
  messageFor: (draftId: string) => PrivateMessage,
): Promise<void> => {
  const draftId = derivedId(idNames.draft, caller.slackTeamId, caller.slackUserId, triggerId)
  const content: Own['draft'] & SavedDraft = {
    ...draft,
    recipients: [...draft.recipients],
    slackChannelId: chosenChannelId ?? origin.slackChannelId ?? null,
    notes: [...notes],
    ...(origin.intentId === undefined ? {} : { intentId: origin.intentId }),
  }
  await saveDraft(context, caller, draftId, content, context.clock())
  await sendPrivately({ ...caller, ...origin }, messageFor(draftId))
}
