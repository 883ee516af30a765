import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { postToResponseUrl } from '../../../slack/app/postToResponseUrl.ts'
import { sendPrivately } from '../../../slack/app/sendPrivately.ts'
import { slackCallerOf } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { findDraft } from '../../../slack/drafts/savedDrafts.ts'
import { type ButtonPressed, originOf } from '../../../slack/giving/buttonPressed.ts'
import { formDataOrReply, offerDraft } from '../../../slack/giving/openForm.ts'
import { plainAnswer } from '../../../slack/giving/privateMessages.ts'
import { rejectionInWords } from '../../../slack/giving/rejectionInWords.ts'
import { refreshHome } from '../../../slack/home/publishHome.ts'
import { speechToCaller } from '../../../slack/speech/findSpeech.ts'
import { givenAnswer } from './shoutoutAnswers.ts'
import { SavedShoutout, shoutoutGiving } from './shoutoutGiving.ts'
import { submitShoutout } from './submitShoutout.ts'

/** Handles "Send it again" below the question. One question gives one shoutout, however often the button is pressed. */
export const sendAgainPressed =
  (laurel: SlackContext) =>
  async ({ ack, body, action, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const caller = slackCallerOf(context, body.user.id, client)
    const clicked = originOf(body)
    const draftId = action.value ?? ''
    const draft = await findDraft(laurel, caller, draftId, SavedShoutout)
    if (!draft || draft.points === null) {
      const speech = await speechToCaller(laurel, caller)
      return sendPrivately({ ...caller, ...clicked }, plainAnswer(speech.text('giving.draftGone')))
    }
    const origin = { ...clicked, ...(draft.slackChannelId ? { slackChannelId: draft.slackChannelId } : {}) }
    const formData = await formDataOrReply(shoutoutGiving, laurel, caller, origin)
    if (!formData) return
    const shoutout = { ...draft, points: draft.points }
    const commandId = derivedId('slack.shoutout.again', caller.slackTeamId, draftId)
    const given = await submitShoutout(laurel, caller, formData, { shoutout, commandId, mayRepeat: true })
    if (given.kind !== 'given') {
      if (given.kind === 'repeated')
        throw new Error('A repeat was rejected although the giver had confirmed it.')
      const reason = rejectionInWords(given.rejection, formData)
      const opening = { triggerId: body.trigger_id, origin, draft: shoutout, notes: [reason] }
      return offerDraft(shoutoutGiving, laurel, caller, formData, opening, reason)
    }
    const answer = givenAnswer(formData, shoutout, given)
    if (body.response_url)
      await postToResponseUrl(client, body.response_url, { replace_original: true, ...answer })
    else await sendPrivately({ ...caller, ...origin }, answer)
    await refreshHome(laurel, caller, given.position)
  }

/** Handles "No, once is enough": removes the question. */
export const dismissPressed = async ({ ack, body, client }: ButtonPressed): Promise<void> => {
  await ack()
  if (body.response_url) await postToResponseUrl(client, body.response_url, { delete_original: true })
}
