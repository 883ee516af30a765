import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { postToResponseUrl } from '../../../slack/app/postToResponseUrl.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { tellPrivately } from '../../../slack/app/tellPrivately.ts'
import { visitorOf } from '../../../slack/app/visitorOf.ts'
import { findKept } from '../../../slack/drafts/keptDrafts.ts'
import { refreshHome } from '../../../slack/home/publishHome.ts'
import { type ButtonPressed, originOf } from '../giving/buttonPressed.ts'
import { deskOrRefusal, offerDraft } from '../giving/openForm.ts'
import { plainAnswer } from '../giving/privateMessages.ts'
import { givenAnswer } from './answers.ts'
import { KeptShoutout, shoutouts } from './shoutouts.ts'
import { submitShoutout } from './submitShoutout.ts'
import { rejectionInWords } from './words.ts'

/** "Send it again" under the question whether it is meant. One question is one shoutout, however often it is pressed. */
export const sendAgainPressed =
  (laurel: SlackContext) =>
  async ({ ack, body, action, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const visitor = visitorOf(context, body.user.id, client)
    const clicked = originOf(body)
    const draftId = action.value ?? ''
    const draft = await findKept(laurel, visitor, draftId, KeptShoutout)
    if (!draft || draft.points === null)
      return tellPrivately({ ...visitor, ...clicked }, plainAnswer('What you typed was kept for a day only.'))
    const origin = { ...clicked, ...(draft.slackChannelId ? { slackChannelId: draft.slackChannelId } : {}) }
    const desk = await deskOrRefusal(shoutouts, laurel, visitor, origin)
    if (!desk) return
    const shoutout = { ...draft, points: draft.points }
    const commandId = derivedId('slack.shoutout.again', visitor.slackTeamId, draftId)
    const given = await submitShoutout(laurel, visitor, desk, { shoutout, commandId, mayRepeat: true })
    if (given.kind !== 'given') {
      if (given.kind === 'repeated')
        throw new Error('A repeat was rejected although the giver had confirmed it.')
      const reason = rejectionInWords(given.rejection, desk)
      const opening = { triggerId: body.trigger_id, origin, draft: shoutout, notes: [reason] }
      return offerDraft(shoutouts, laurel, visitor, opening, reason)
    }
    const answer = givenAnswer(desk, shoutout, given)
    if (body.response_url) await postToResponseUrl(body.response_url, { replace_original: true, ...answer })
    else await tellPrivately({ ...visitor, ...origin }, answer)
    await refreshHome(laurel, visitor, given.position)
  }

/** "No" to a question: it goes away. */
export const dismissPressed = async ({ ack, body }: ButtonPressed): Promise<void> => {
  await ack()
  if (body.response_url) await postToResponseUrl(body.response_url, { delete_original: true })
}
