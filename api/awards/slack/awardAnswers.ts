import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import { escapeMrkdwn, listInWords, mentionChannel, mentionUser } from '../../slack/blocks/mrkdwn.ts'
import { awardPointsName, escapePointsName } from '../../slack/blocks/pointsName.ts'
import { givenMessage, type PrivateMessage } from '../../slack/giving/privateMessages.ts'
import { dayInWords } from '../../slack/giving/wording.ts'
import { type AwardFormData, isOwnExpense } from './awardFormData.ts'
import { awardNamed } from './awardModal.ts'
import type { CompleteAward } from './awardText.ts'
import type { Awarded } from './submitAward.ts'

/** Confirms to the giver who got which award, where it is announced, and what is left. */
export const awardedAnswer = (
  formData: AwardFormData,
  { recipients, awardId }: CompleteAward,
  { allowanceLeft }: Extract<Awarded, { kind: 'given' }>,
): PrivateMessage => {
  const { team, place } = formData
  const award = awardNamed(formData, awardId)
  const name = escapePointsName(team.pointsName)
  const people = listInWords(recipients.map(mentionUser))
  const points = award ? `, ${formatPoints(award.points, name)}${recipients.length === 1 ? '' : ' each'}` : ''
  const channel = award?.isPrivate ? null : (place?.settings.slackChannelId ?? null)
  const where = channel === null ? 'in a direct message' : `in ${mentionChannel(channel)}`
  const text = `:trophy: You gave ${people} the *${escapeMrkdwn(award?.name ?? '')}* award${points}. Announced ${where}.`
  const rest = isOwnExpense(formData, award)
    ? `${formatPoints(allowanceLeft, awardPointsName(name))} left until ${dayInWords(formData.allowanceResetsAt, team.timeZone)}.`
    : 'The company pays for awards from admins.'
  return givenMessage(text, rest)
}
