import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import type {
  AllMiddlewareArgs,
  BlockAction,
  SlackActionMiddlewareArgs,
  SlackOptionsMiddlewareArgs,
  SlackViewMiddlewareArgs,
  ViewSubmitAction,
} from '@slack/bolt'
import type { SlackContext } from '../app/slackDependencies.ts'
import { tellPrivately } from '../app/tellPrivately.ts'
import { visitorOf } from '../app/visitorOf.ts'
import { decideWithinMilliseconds, within } from '../app/within.ts'
import { refreshHome } from '../home/publishHome.ts'
import { readOrigin } from '../shoutouts/modalOrigin.ts'
import { awardedAnswer } from './awardAnswers.ts'
import { awardDeskAt, isAwardDesk, setAwardDesk } from './awardDesk.ts'
import { awardModal, awardOptions } from './awardModal.ts'
import { awardRejectionInWords } from './awardWords.ts'
import { awardDeskOrRefusal, offerAwardDraft } from './openAwardForm.ts'
import { blockOfAwardRejection, chosenAwardPlace, completeAwardForm, readAwardForm } from './readAwardForm.ts'
import { submitAward } from './submitAward.ts'

type FormChanged = SlackActionMiddlewareArgs<BlockAction> & AllMiddlewareArgs
type FormSubmitted = SlackViewMiddlewareArgs<ViewSubmitAction> & AllMiddlewareArgs
type OptionsAsked = SlackOptionsMiddlewareArgs<'block_suggestion'> & AllMiddlewareArgs

/** The form was changed: brings the cost preview, and whether it asks for a channel, up to date. */
export const awardFormChanged =
  (laurel: SlackContext) =>
  async ({ ack, body, client, context }: FormChanged): Promise<void> => {
    await ack()
    if (!body.view) return
    const { id, hash, state, private_metadata: privateMetadata, blocks } = body.view
    const visitor = visitorOf(context, body.user.id, client)
    const desk = await setAwardDesk(laurel, visitor, readOrigin(privateMetadata).slackChannelId)
    if (!isAwardDesk(desk)) return
    const chosen = awardDeskAt(desk, chosenAwardPlace(state))
    const view = awardModal({ desk: chosen, draft: readAwardForm(state), notes: [], privateMetadata })
    // The notes above the fields stay as they were.
    const notes = blocks.filter(block => block.block_id === 'notes')
    try {
      await client.views.update({ view_id: id, hash, view: { ...view, blocks: [...notes, ...view.blocks] } })
    } catch (error) {
      // A newer change of the same form was drawn meanwhile.
      if (!String(error).includes('hash_conflict')) throw error
    }
  }

/** Somebody searches a list of awards that is longer than a select holds. */
export const awardsSearched =
  (laurel: SlackContext) =>
  async ({ ack, body, client, context }: OptionsAsked): Promise<void> => {
    const desk = await setAwardDesk(laurel, visitorOf(context, body.user.id, client), undefined)
    await ack({ options: isAwardDesk(desk) ? awardOptions(desk, body.value) : [] })
  }

/** The form was sent. One form is one award, however often it is delivered. */
export const awardFormSubmitted =
  (laurel: SlackContext) =>
  async ({ ack, body, view, client, context }: FormSubmitted): Promise<void> => {
    const visitor = visitorOf(context, body.user.id, client)
    const origin = readOrigin(view.private_metadata)
    const home = await awardDeskOrRefusal(laurel, visitor, origin)
    if (!home) return ack()
    const desk = awardDeskAt(home, chosenAwardPlace(view.state))
    const draft = readAwardForm(view.state)
    const form = completeAwardForm(draft, desk)
    if ('errors' in form) return ack({ response_action: 'errors', errors: { ...form.errors } })

    const commandId = derivedId('slack.award', visitor.slackTeamId, view.id)
    const giving = submitAward(laurel, visitor, desk, form.award, commandId)
    const early = await within(giving, decideWithinMilliseconds)
    if (early?.kind === 'refused') {
      const reason = awardRejectionInWords(early.rejection, desk)
      return ack({ response_action: 'errors', errors: { [blockOfAwardRejection(early.rejection)]: reason } })
    }
    await ack()
    const awarded = early ?? (await giving.catch((error: unknown) => noteFailure(laurel, error)))
    if (awarded?.kind !== 'given') {
      const reason = awarded ? awardRejectionInWords(awarded.rejection, desk) : unclear
      return offerAwardDraft(laurel, visitor, { triggerId: view.id, origin, draft, notes: [reason] }, reason)
    }
    await tellPrivately({ ...visitor, ...origin }, awardedAnswer(desk, form.award, awarded))
    await refreshHome(laurel, visitor, awarded.position)
  }

const unclear =
  'Something went wrong on our side. Look in the channel whether the award was given; if not, here is what you wrote.'

const noteFailure = ({ log }: SlackContext, error: unknown): undefined => {
  log.error({ err: error }, 'An award failed after its form had been closed.')
}
