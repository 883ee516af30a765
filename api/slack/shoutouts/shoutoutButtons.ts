import type { AllMiddlewareArgs, BlockAction, ButtonAction, SlackActionMiddlewareArgs } from '@slack/bolt'
import type { SlackContext } from '../app/slackDependencies.ts'
import { visitorOf } from '../app/visitorOf.ts'
import { findDraft } from './drafts.ts'
import { deskOrRefusal, openShoutoutForm } from './openShoutoutForm.ts'
import { emptyDraft } from './shoutoutModal.ts'

export type ButtonPressed = SlackActionMiddlewareArgs<BlockAction<ButtonAction>> & AllMiddlewareArgs

export const originOf = (body: BlockAction) => ({
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
