import { escapeMrkdwn, mentionChannel } from '../../slack/blocks/mrkdwn.ts'
import {
  givenMessage,
  markedAnswer,
  type PrivateMessage,
  plainAnswer,
} from '../../slack/giving/privateMessages.ts'
import { mentionsInWords, outsidersInWords } from '../../slack/giving/wording.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'
import { type AwardFormData, isOwnExpense } from './awardFormData.ts'
import { awardNamed } from './awardModal.ts'
import type { CompleteAward } from './awardText.ts'
import type { Awarded } from './submitAward.ts'
import { giveAwardAgainButton, takeBackAwardButton, type UndoableAward } from './undoAward.ts'

/** Confirms to the giver who got which award, where it is announced, and what is left. */
export const awardedAnswer = (
  formData: AwardFormData,
  { recipients, awardId }: CompleteAward,
  { grantId, isProposal, allowanceLeft, outsiders }: Extract<Awarded, { kind: 'given' }>,
): PrivateMessage => {
  const { speech, place } = formData
  const award = awardNamed(formData, awardId)
  const points = speech.marked.points(award?.points ?? 0)
  const told = {
    people: mentionsInWords(speech, recipients),
    award: escapeMrkdwn(award?.name ?? ''),
    amount: recipients.length === 1 ? points : speech.marked.text('recognition.each', { points }),
  }
  if (isProposal)
    return markedAnswer(speech.text(award ? 'awards.answers.waitsPoints' : 'awards.answers.waits', told))
  const channel = award?.isPrivate ? null : (place?.settings.slackChannelId ?? null)
  const text = [
    speech.text(award ? 'awards.answers.gavePoints' : 'awards.answers.gave', told),
    channel === null
      ? speech.text('giving.announcedDirectly')
      : speech.text('giving.announcedIn', { channel: mentionChannel(channel) }),
    ...outsidersInWords(speech, outsiders),
  ].join(' ')
  const rest = isOwnExpense(formData, award)
    ? speech.text('awards.answers.left', {
        points: speech.marked.text('awards.points', { smart_count: allowanceLeft }),
        day: speech.day(formData.allowanceResetsAt),
      })
    : speech.text('awards.companyPays')
  const { blocks, ...message } = givenMessage(text, rest)
  return { ...message, blocks: [...blocks, takeBackAwardButton(speech, { grantId, round: 1 })] }
}

/** Confirms a recall, with a button to undo it. */
export const awardTakenBackAnswer = (speech: SlackSpeech, undoable: UndoableAward): PrivateMessage => {
  const { text, blocks } = plainAnswer(speech.text('awards.answers.takenBack'))
  return { text, blocks: [...blocks, giveAwardAgainButton(speech, undoable)] }
}

/** Confirms that a recall is undone, with a button to recall again. */
export const awardGivenAgainAnswer = (
  speech: SlackSpeech,
  { grantId, round }: UndoableAward,
): PrivateMessage => {
  const { text, blocks } = plainAnswer(speech.text('giving.givenAgain'))
  return { text, blocks: [...blocks, takeBackAwardButton(speech, { grantId, round: round + 1 })] }
}
