import type { Speech } from '../../../messages/speech.ts'
import { readThankToo } from '../../../slack/announcements/messages/thankToo.ts'
import { slackCallerOf } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { type ButtonPressed, originOf } from '../../../slack/giving/buttonPressed.ts'
import { formDataOrReply, openForm } from '../../../slack/giving/openForm.ts'
import { shoutoutGiving } from './shoutoutGiving.ts'
import { emptyDraft } from './shoutoutModal.ts'

/** Handles "Say thanks too" below an announcement: opens the form with its recipients. */
export const thankTooPressed =
  (laurel: SlackContext) =>
  async ({ ack, body, action, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const caller = slackCallerOf(context, body.user.id, client)
    const origin = originOf(body)
    const formData = await formDataOrReply(shoutoutGiving, laurel, caller, origin)
    if (!formData) return
    const opening = openingFor(readThankToo(action.value), caller.slackUserId, formData.speech)
    await openForm(shoutoutGiving, laurel, caller, formData, {
      triggerId: body.trigger_id,
      origin,
      ...opening,
    })
  }

/** The initial draft, without the person who pressed the button. */
export const openingFor = (recipients: readonly string[], slackUserId: string, speech: Speech) => {
  const others = recipients.filter(recipient => recipient !== slackUserId)
  const isAmong = others.length < recipients.length
  return {
    draft: { ...emptyDraft, recipients: others },
    notes: isAmong ? [noteFor(others.length, speech)] : [],
  }
}

const noteFor = (othersCount: number, speech: Speech): string =>
  speech.text(othersCount === 0 ? 'recognition.openings.wasForYou' : 'recognition.openings.youToo')
