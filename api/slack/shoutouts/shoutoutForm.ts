import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import type {
  AllMiddlewareArgs,
  BlockAction,
  SlackActionMiddlewareArgs,
  SlackViewMiddlewareArgs,
  ViewSubmitAction,
} from '@slack/bolt'
import type { SlackContext } from '../app/slackDependencies.ts'
import { tellPrivately } from '../app/tellPrivately.ts'
import { visitorOf } from '../app/visitorOf.ts'
import { decideWithinMilliseconds, within } from '../app/within.ts'
import { refreshHome } from '../home/publishHome.ts'
import { givenAnswer } from './answers.ts'
import { type GivingDesk, isDesk, setDesk } from './givingDesk.ts'
import { readOrigin } from './modalOrigin.ts'
import { askBeforeRepeating, deskOrRefusal, offerDraft } from './openShoutoutForm.ts'
import { pickGif } from './pickGif.ts'
import { blockOfRejection, chosenPlace, completeForm, readForm } from './readForm.ts'
import { shoutoutModal } from './shoutoutModal.ts'
import { submitShoutout } from './submitShoutout.ts'
import { rejectionInWords } from './words.ts'

type FormChanged = SlackActionMiddlewareArgs<BlockAction> & AllMiddlewareArgs
type FormSubmitted = SlackViewMiddlewareArgs<ViewSubmitAction> & AllMiddlewareArgs

/** The form was changed: brings the cost preview, and the amounts of the chosen channel, up to date. */
export const shoutoutFormChanged =
  (laurel: SlackContext) =>
  async ({ ack, body, client, context }: FormChanged): Promise<void> => {
    await ack()
    if (!body.view) return
    const { id, hash, state, private_metadata: privateMetadata, blocks } = body.view
    const visitor = visitorOf(context, body.user.id, client)
    const desk = await setDesk(laurel, visitor, readOrigin(privateMetadata).slackChannelId)
    if (!isDesk(desk)) return
    const chosen = deskAt(desk, chosenPlace(state))
    const draft = readForm(state, desk)
    const { attachment: preview } = await pickGif(laurel, draft.gif)
    const view = shoutoutModal({ desk: chosen, draft, notes: [], privateMetadata, preview })
    // The notes above the fields stay as they were.
    const notes = blocks.filter(block => block.block_id === 'notes')
    try {
      await client.views.update({ view_id: id, hash, view: { ...view, blocks: [...notes, ...view.blocks] } })
    } catch (error) {
      // A newer change of the same form was drawn meanwhile.
      if (!String(error).includes('hash_conflict')) throw error
    }
  }

/** The form was sent. One form is one shoutout, however often it is delivered. */
export const shoutoutFormSubmitted =
  (laurel: SlackContext) =>
  async ({ ack, body, view, client, context }: FormSubmitted): Promise<void> => {
    const visitor = visitorOf(context, body.user.id, client)
    const origin = readOrigin(view.private_metadata)
    const home = await deskOrRefusal(laurel, visitor, origin)
    if (!home) return ack()
    const desk = deskAt(home, chosenPlace(view.state))
    const draft = readForm(view.state, desk)
    const form = completeForm(draft, desk)
    if ('errors' in form) return ack({ response_action: 'errors', errors: { ...form.errors } })

    const commandId = derivedId('slack.shoutout', visitor.slackTeamId, view.id)
    const giving = submitShoutout(laurel, visitor, desk, { shoutout: form.shoutout, commandId })
    const early = await within(giving, decideWithinMilliseconds)
    if (early?.kind === 'refused') {
      const reason = rejectionInWords(early.rejection, desk)
      const errors = { [blockOfRejection(early.rejection, desk)]: reason }
      return ack({ response_action: 'errors', errors })
    }
    await ack()
    const given = early ?? (await giving.catch((error: unknown) => noteFailure(laurel, error)))
    const chosenChannelId = desk.spokenIn ?? desk.place?.settings.slackChannelId ?? undefined
    const opening = { triggerId: view.id, origin, draft, chosenChannelId }
    if (given?.kind === 'sentBefore')
      return askBeforeRepeating(laurel, visitor, { ...opening, notes: [] }, given)
    if (given?.kind !== 'given') {
      const reason = given ? rejectionInWords(given.rejection, desk) : unclear
      return offerDraft(laurel, visitor, { ...opening, notes: [reason] }, reason)
    }
    await tellPrivately({ ...visitor, ...origin }, givenAnswer(desk, form.shoutout, given))
    await refreshHome(laurel, visitor, given.position)
  }

const unclear =
  'Something went wrong on our side. Look at your Home tab whether it was given; if not, here is what you wrote.'

const noteFailure = ({ log }: SlackContext, error: unknown): undefined => {
  log.error({ err: error }, 'A shoutout failed after its form had been closed.')
}

const deskAt = (desk: GivingDesk, channelId: string | undefined): GivingDesk => ({
  ...desk,
  place: desk.places.find(place => place.channelId === channelId) ?? desk.place,
})
