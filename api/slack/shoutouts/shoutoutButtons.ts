import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/values/foreignIds.ts'
import { ShoutoutId } from '@laurel/ledger/values/ids.ts'
import type { AllMiddlewareArgs, BlockAction, ButtonAction, SlackActionMiddlewareArgs } from '@slack/bolt'
import { postToResponseUrl } from '../app/postToResponseUrl.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { tellPrivately } from '../app/tellPrivately.ts'
import { visitorOf } from '../app/visitorOf.ts'
import { refreshHome } from '../home/publishHome.ts'
import { plainAnswer } from './answers.ts'
import { findDraft } from './drafts.ts'
import { deskOrRefusal, openShoutoutForm } from './openShoutoutForm.ts'
import { emptyDraft } from './shoutoutModal.ts'
import { rejectionInWords } from './words.ts'

type ButtonPressed = SlackActionMiddlewareArgs<BlockAction<ButtonAction>> & AllMiddlewareArgs

const originOf = (body: BlockAction) => ({
  ...(body.channel ? { slackChannelId: body.channel.id } : {}),
  ...(body.response_url ? { responseUrl: body.response_url } : {}),
})

/** "Give a shoutout" on the Home tab: an empty form. */
export const giveShoutoutPressed =
  (laurel: SlackContext) =>
  async ({ ack, body, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const visitor = visitorOf(context, body.user.id, client)
    const origin = originOf(body)
    const desk = await deskOrRefusal(laurel, visitor, origin)
    if (!desk) return
    const opening = { triggerId: body.trigger_id, origin, draft: emptyDraft, notes: [] }
    await openShoutoutForm(laurel, visitor, desk, opening)
  }

/** "Change and send" under a refusal: the form with everything that was typed. */
export const openDraftPressed =
  (laurel: SlackContext) =>
  async ({ ack, body, action, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const visitor = visitorOf(context, body.user.id, client)
    const draft = await findDraft(laurel, visitor, action.value ?? '')
    const origin = {
      ...originOf(body),
      ...(draft?.slackChannelId ? { slackChannelId: draft.slackChannelId } : {}),
    }
    const desk = await deskOrRefusal(laurel, visitor, origin)
    if (!desk) return
    const notes = draft?.notes ?? ['What you typed was kept for a day only: please write it again.']
    const opening = { triggerId: body.trigger_id, origin, draft: draft ?? emptyDraft, notes }
    await openShoutoutForm(laurel, visitor, desk, opening)
  }

/** "Take back" under a confirmation. A shoutout is taken back once, however often the button is pressed. */
export const takeBackPressed =
  (laurel: SlackContext) =>
  async ({ ack, body, action, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const visitor = visitorOf(context, body.user.id, client)
    const { teamId, slackUserId } = visitor
    const origin = originOf(body)
    const desk = await deskOrRefusal(laurel, visitor, origin)
    if (!desk) return
    const shoutoutId = ShoutoutId.parse(action.value)
    const giverId = memberIdOf(teamId, slackUserId)
    const outcome = await laurel.ledger.handle({
      type: 'recallShoutout',
      id: derivedId('slack.recallShoutout', shoutoutId, giverId),
      teamId,
      actor: { kind: 'member', id: giverId },
      occurredAt: laurel.clock(),
      data: { shoutoutId, giverId, reason: 'Taken back by the giver in Slack' },
    })
    if (outcome.kind === 'rejected') {
      const reason = rejectionInWords(outcome.rejection, desk)
      return tellPrivately({ ...visitor, ...origin }, plainAnswer(reason))
    }
    const message = plainAnswer('Taken back. The points are yours to give again, and the message says so.')
    if (body.response_url) await postToResponseUrl(body.response_url, { replace_original: true, ...message })
    else await tellPrivately({ ...visitor, ...origin }, message)
    await refreshHome(laurel, visitor, outcome.position)
  }
