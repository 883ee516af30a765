import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type {
  AllMiddlewareArgs,
  BlockAction,
  SlackActionMiddlewareArgs,
  SlackViewMiddlewareArgs,
  ViewSubmitAction,
} from '@slack/bolt'
import { createNewest } from '../app/createNewest.ts'
import { sendPrivately } from '../app/sendPrivately.ts'
import { slackCallerOf } from '../app/slackCaller.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { decideWithinMilliseconds, within } from '../app/within.ts'
import { fieldsOf } from '../blocks/fieldsOf.ts'
import { orWithoutPictures } from '../blocks/orWithoutPictures.ts'
import { refreshHome } from '../home/publishHome.ts'
import { type GivingKind, type GivingTypes, withPlace } from './givingKind.ts'
import { readOrigin } from './modalOrigin.ts'
import { formDataOrReply, offerDraft, saveDraftAndReply } from './openForm.ts'

type FormChanged = SlackActionMiddlewareArgs<BlockAction> & AllMiddlewareArgs
type FormSubmitted = SlackViewMiddlewareArgs<ViewSubmitAction> & AllMiddlewareArgs

/** Changes of one form may overtake each other. The latest change decides what the form shows. */
const asNewest = createNewest()

/** Handles a change of the form: updates what depends on it, such as the cost. */
export const formChanged =
  <Own extends GivingTypes>(givingKind: GivingKind<Own>, laurel: SlackContext) =>
  async ({ ack, body, client, context }: FormChanged): Promise<void> => {
    const changed = body.view
    if (!changed) return ack()
    const asked = body.actions[0]?.action_ts ?? ''
    await asNewest(changed.id, asked, async isNewest => {
      await ack()
      const { id, hash, state, private_metadata: privateMetadata, blocks } = changed
      const caller = slackCallerOf(context, body.user.id, client)
      const answer = await givingKind.loadFormData(laurel, caller, readOrigin(privateMetadata).slackChannelId)
      if ('refusal' in answer) return
      const formData = withPlace(answer.formData, chosenPlace(givingKind, state))
      const draft = givingKind.readForm(state, formData)
      const view = await givingKind.modal({ formData, draft, notes: [], privateMetadata }, laurel)
      // The notes above the fields are kept.
      const notes = blocks.filter(block => block.block_id === 'notes')
      const draw = (expected: { hash?: string }) =>
        orWithoutPictures([...notes, ...view.blocks], shown =>
          client.views.update({ view_id: id, ...expected, view: { ...view, blocks: shown } }),
        )
      if (!isNewest()) return
      try {
        await draw({ hash })
      } catch (error) {
        if (!String(error).includes('hash_conflict')) throw error
        // The form was redrawn by an older change, or by a newer one that draws itself.
        if (isNewest()) await draw({})
      }
    })
  }

/**
 * Handles a submitted form. A form is given once, however often Slack delivers it. A form of a draft and the question
 * about the same draft are given once together.
 */
export const formSubmitted =
  <Own extends GivingTypes>(givingKind: GivingKind<Own>, laurel: SlackContext) =>
  async ({ ack, body, view, client, context }: FormSubmitted): Promise<void> => {
    const caller = slackCallerOf(context, body.user.id, client)
    const origin = readOrigin(view.private_metadata)
    const home = await formDataOrReply(givingKind, laurel, caller, origin)
    if (!home) return ack()
    const formData = withPlace(home, chosenPlace(givingKind, view.state))
    const draft = givingKind.readForm(view.state, formData)
    const form = givingKind.complete(draft, formData)
    if ('errors' in form) return ack({ response_action: 'errors', errors: { ...form.errors } })

    const { idNames } = givingKind
    const commandId =
      origin.intentId === undefined
        ? derivedId(idNames.command, caller.slackTeamId, view.id)
        : derivedId(idNames.confirmed, caller.slackTeamId, origin.intentId)
    const giving = givingKind.submit(laurel, caller, formData, form.draft, commandId)
    const early = await within(giving, decideWithinMilliseconds)
    if (early?.kind === 'refused') {
      const reason = givingKind.rejectionInWords(early.rejection, formData)
      const errors = { [givingKind.blockOf(early.rejection, formData)]: reason }
      return ack({ response_action: 'errors', errors })
    }
    await ack()
    const outcome = early ?? (await giving.catch((error: unknown) => noteFailure(laurel, error)))
    const chosenChannelId = formData.sourceChannelId ?? formData.place?.settings.slackChannelId ?? undefined
    const opening = { triggerId: view.id, origin, draft, notes: [], chosenChannelId }
    if (outcome?.kind === 'unsure')
      return saveDraftAndReply(givingKind, laurel, caller, opening, outcome.questionFor)
    if (outcome?.kind !== 'given') {
      const reason = outcome
        ? givingKind.rejectionInWords(outcome.rejection, formData)
        : formData.speech.text(givingKind.unclear)
      return offerDraft(givingKind, laurel, caller, formData, { ...opening, notes: [reason] }, reason)
    }
    const answer = givingKind.givenAnswer(formData, form.draft, outcome.given)
    await sendPrivately({ ...caller, ...origin }, answer)
    await refreshHome(laurel, caller, outcome.position)
  }

/** The channel chosen in the form, if it asks for one. */
const chosenPlace = <Own extends GivingTypes>(
  { fields }: GivingKind<Own>,
  state: unknown,
): string | undefined => fieldsOf(state)[fields.place]?.selected_option?.value

const noteFailure = ({ log }: SlackContext, error: unknown): undefined => {
  log.error({ err: error }, 'Giving failed after its form was closed.')
}
