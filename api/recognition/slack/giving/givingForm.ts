import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type {
  AllMiddlewareArgs,
  BlockAction,
  SlackActionMiddlewareArgs,
  SlackViewMiddlewareArgs,
  ViewSubmitAction,
} from '@slack/bolt'
import { createNewest } from '../../../slack/app/createNewest.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { tellPrivately } from '../../../slack/app/tellPrivately.ts'
import { visitorOf } from '../../../slack/app/visitorOf.ts'
import { decideWithinMilliseconds, within } from '../../../slack/app/within.ts'
import { fieldsOf } from '../../../slack/blocks/fieldsOf.ts'
import { orWithoutPictures } from '../../../slack/blocks/orWithoutPictures.ts'
import { refreshHome } from '../../../slack/home/publishHome.ts'
import { readOrigin } from './modalOrigin.ts'
import { deskOrRefusal, keepAndTell, offerDraft } from './openForm.ts'
import { deskAt, type Terms, type Vocabulary } from './vocabulary.ts'

type FormChanged = SlackActionMiddlewareArgs<BlockAction> & AllMiddlewareArgs
type FormSubmitted = SlackViewMiddlewareArgs<ViewSubmitAction> & AllMiddlewareArgs

/** Letters typed in a row are changes that overtake each other: the last one says what the form shows. */
const asNewest = createNewest()

/** The form was changed: brings what depends on it, as the price, up to date. */
export const formChanged =
  <Own extends Terms>(vocabulary: Vocabulary<Own>, laurel: SlackContext) =>
  async ({ ack, body, client, context }: FormChanged): Promise<void> => {
    const changed = body.view
    if (!changed) return ack()
    const asked = body.actions[0]?.action_ts ?? ''
    await asNewest(changed.id, asked, async isNewest => {
      await ack()
      const { id, hash, state, private_metadata: privateMetadata, blocks } = changed
      const visitor = visitorOf(context, body.user.id, client)
      const answer = await vocabulary.setDesk(laurel, visitor, readOrigin(privateMetadata).slackChannelId)
      if ('refusal' in answer) return
      const desk = deskAt(answer.desk, chosenPlace(vocabulary, state))
      const draft = vocabulary.readForm(state, desk)
      const view = await vocabulary.modal({ desk, draft, notes: [], privateMetadata }, laurel)
      // The notes above the fields stay as they were.
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
        // What was drawn meanwhile is older, unless a newer change is under way and draws by itself.
        if (isNewest()) await draw({})
      }
    })
  }

/** The form was sent. One form is given once, however often it is delivered. */
export const formSubmitted =
  <Own extends Terms>(vocabulary: Vocabulary<Own>, laurel: SlackContext) =>
  async ({ ack, body, view, client, context }: FormSubmitted): Promise<void> => {
    const visitor = visitorOf(context, body.user.id, client)
    const origin = readOrigin(view.private_metadata)
    const home = await deskOrRefusal(vocabulary, laurel, visitor, origin)
    if (!home) return ack()
    const desk = deskAt(home, chosenPlace(vocabulary, view.state))
    const draft = vocabulary.readForm(view.state, desk)
    const form = vocabulary.complete(draft, desk)
    if ('errors' in form) return ack({ response_action: 'errors', errors: { ...form.errors } })

    const commandId = derivedId(vocabulary.idNames.command, visitor.slackTeamId, view.id)
    const giving = vocabulary.submit(laurel, visitor, desk, form.wish, commandId)
    const early = await within(giving, decideWithinMilliseconds)
    if (early?.kind === 'refused') {
      const reason = vocabulary.rejectionInWords(early.rejection, desk)
      const errors = { [vocabulary.blockOf(early.rejection, desk)]: reason }
      return ack({ response_action: 'errors', errors })
    }
    await ack()
    const outcome = early ?? (await giving.catch((error: unknown) => noteFailure(laurel, error)))
    const chosenChannelId = desk.spokenIn ?? desk.place?.settings.slackChannelId ?? undefined
    const opening = { triggerId: view.id, origin, draft, notes: [], chosenChannelId }
    if (outcome?.kind === 'unsure')
      return keepAndTell(vocabulary, laurel, visitor, opening, outcome.questionFor)
    if (outcome?.kind !== 'given') {
      const reason = outcome ? vocabulary.rejectionInWords(outcome.rejection, desk) : vocabulary.unclear
      return offerDraft(vocabulary, laurel, visitor, { ...opening, notes: [reason] }, reason)
    }
    const answer = vocabulary.givenAnswer(desk, form.wish, outcome.given)
    await tellPrivately({ ...visitor, ...origin }, answer)
    await refreshHome(laurel, visitor, outcome.position)
  }

/** The channel chosen in a form, if it asks for one. */
const chosenPlace = <Own extends Terms>({ fields }: Vocabulary<Own>, state: unknown): string | undefined =>
  fieldsOf(state)[fields.place]?.selected_option?.value

const noteFailure = ({ log }: SlackContext, error: unknown): undefined => {
  log.error({ err: error }, 'Giving failed after its form had been closed.')
}
