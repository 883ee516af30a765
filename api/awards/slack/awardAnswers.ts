import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import { escapeMrkdwn, listInWords, mentionChannel, mentionUser } from '../../slack/blocks/mrkdwn.ts'
import { awardPointsName, escapePointsName } from '../../slack/blocks/pointsName.ts'
import { givenMessage, type PrivateMessage, plainAnswer } from '../../slack/giving/privateMessages.ts'
import { dayInWords, outsidersInWords } from '../../slack/giving/wording.ts'
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
  const { team, place } = formData
  const award = awardNamed(formData, awardId)
  const name = escapePointsName(team.pointsName)
  const people = listInWords(recipients.map(mentionUser))
  const points = award ? `, ${formatPoints(award.points, name)}${recipients.length === 1 ? '' : ' each'}` : ''
  if (isProposal)
    return plainAnswer(
      `:eyes: The *${escapeMrkdwn(award?.name ?? '')}* award${points} for ${people} waits for a second administrator. It is announced once they approve.`,
    )
  const channel = award?.isPrivate ? null : (place?.settings.slackChannelId ?? null)
  const where = channel === null ? 'in a direct message' : `in ${mentionChannel(channel)}`
  const text = `:trophy: You gave ${people} the *${escapeMrkdwn(award?.name ?? '')}* award${points}. Announced ${where}.${outsidersInWords(outsiders)}`
  const rest = isOwnExpense(formData, award)
    ? `${formatPoints(allowanceLeft, awardPointsName(name))} left until ${dayInWords(formData.allowanceResetsAt, team.timeZone)}.`
    : 'The company pays for awards from admins.'
  const { blocks, ...message } = givenMessage(text, rest)
  return { ...message, blocks: [...blocks, takeBackAwardButton({ grantId, round: 1 })] }
}

/** Confirms a recall, with a button to undo it. */
export const awardTakenBackAnswer = (undoable: UndoableAward): PrivateMessage => {
  const { text, blocks } = plainAnswer('Taken back, with its gifts. The message says so.')
  return { text, blocks: [...blocks, giveAwardAgainButton(undoable)] }
}

/** Confirms that a recall is undone, with a button to recall again. */
export const awardGivenAgainAnswer = ({ grantId, round }: UndoableAward): PrivateMessage => {
  const { text, blocks } = plainAnswer('Given again, as it was before. The message shows it once more.')
  return { text, blocks: [...blocks, takeBackAwardButton({ grantId, round: round + 1 })] }
}
