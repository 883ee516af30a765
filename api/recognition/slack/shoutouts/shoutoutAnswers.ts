import { escapeMrkdwn, mentionChannel } from '../../../slack/blocks/mrkdwn.ts'
import { givenMessage, type PrivateMessage, plainAnswer } from '../../../slack/giving/privateMessages.ts'
import { mentionsInWords, outsidersInWords } from '../../../slack/giving/wording.ts'
import type { SlackSpeech } from '../../../slack/speech/slackSpeech.ts'
import type { ShoutoutFormData } from './shoutoutFormData.ts'
import type { CompleteShoutout } from './shoutoutText.ts'
import type { Given } from './submitShoutout.ts'
import { giveAgainButton, takeBackButton, type Undoable } from './undo.ts'

export const openDraftActionId = 'openShoutoutDraft'

/** Confirms to the giver what was given and what is left, with a button to take it back. */
export const givenAnswer = (
  formData: ShoutoutFormData,
  shoutout: CompleteShoutout,
  { shoutoutId, allowanceLeft, outsiders, gifNote }: Extract<Given, { kind: 'given' }>,
): PrivateMessage => {
  const { speech, place, allowanceResetsAt } = formData
  const { recipients, value } = shoutout
  const points = speech.marked.points(shoutout.points)
  const amount = recipients.length === 1 ? points : speech.marked.text('recognition.each', { points })
  const gift = { people: mentionsInWords(speech, recipients), amount }
  const told = formData.sourceChannelId ?? place?.settings.slackChannelId
  const text = [
    value === null
      ? speech.text('recognition.answers.gave', gift)
      : speech.text('recognition.answers.gaveForValue', { ...gift, value: `#${escapeMrkdwn(value)}` }),
    told
      ? speech.text('giving.announcedIn', { channel: mentionChannel(told) })
      : speech.text('giving.announcedDirectly'),
    ...outsidersInWords(speech, outsiders),
  ].join(' ')
  const rest = [
    speech.text('recognition.answers.cost', {
      cost: speech.marked.points(shoutout.points * recipients.length),
    }),
    speech.text('recognition.answers.left', {
      points: speech.marked.points(allowanceLeft),
      day: speech.day(allowanceResetsAt),
    }),
    ...(gifNote === null ? [] : [escapeMrkdwn(gifNote)]),
  ].join(' ')
  const { blocks, ...message } = givenMessage(text, rest)
  return { ...message, blocks: [...blocks, takeBackButton(speech, { shoutoutId, round: 1 })] }
}

/** Confirms a recall, with a button to undo it. */
export const takenBackAnswer = (speech: SlackSpeech, undoable: Undoable): PrivateMessage => {
  const { text, blocks } = plainAnswer(speech.text('recognition.answers.takenBack'))
  return { text, blocks: [...blocks, giveAgainButton(speech, undoable)] }
}

/** Confirms that a recall is undone, with a button to recall again. */
export const givenAgainAnswer = (speech: SlackSpeech, { shoutoutId, round }: Undoable): PrivateMessage => {
  const { text, blocks } = plainAnswer(speech.text('giving.givenAgain'))
  return { text, blocks: [...blocks, takeBackButton(speech, { shoutoutId, round: round + 1 })] }
}
