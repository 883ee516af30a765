import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import { escapeMrkdwn, listInWords, mentionChannel, mentionUser } from '../../../slack/blocks/mrkdwn.ts'
import { escapePointsName } from '../../../slack/blocks/pointsName.ts'
import { givenMessage, type PrivateMessage, plainAnswer } from '../../../slack/giving/privateMessages.ts'
import { dayInWords, outsidersInWords } from '../../../slack/giving/wording.ts'
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
  const { team, place, allowanceResetsAt } = formData
  const name = escapePointsName(team.pointsName)
  const people = listInWords(shoutout.recipients.map(mentionUser))
  const each = shoutout.recipients.length === 1 ? '' : ' each'
  const value = shoutout.value === null ? '' : ` for *#${escapeMrkdwn(shoutout.value)}*`
  const told = formData.sourceChannelId ?? place?.settings.slackChannelId
  const where = told ? ` in ${mentionChannel(told)}` : ' in a direct message'
  const text = `:tada: You gave ${people} ${formatPoints(shoutout.points, name)}${each}${value}. Announced${where}.${outsidersInWords(outsiders)}`
  const cost = formatPoints(shoutout.points * shoutout.recipients.length, name)
  const left = `${formatPoints(allowanceLeft, name)} left to give until ${dayInWords(allowanceResetsAt, team.timeZone)}.`
  const rest = [`It cost ${cost}. ${left}`, ...(gifNote === null ? [] : [escapeMrkdwn(gifNote)])].join(' ')
  const { blocks, ...message } = givenMessage(text, rest)
  return { ...message, blocks: [...blocks, takeBackButton({ shoutoutId, round: 1 })] }
}

/** Confirms a recall, with a button to undo it. */
export const takenBackAnswer = (undoable: Undoable): PrivateMessage => {
  const { text, blocks } = plainAnswer(
    'Taken back. What you gave is yours to give again, and the message says so.',
  )
  return { text, blocks: [...blocks, giveAgainButton(undoable)] }
}

/** Confirms that a recall is undone, with a button to recall again. */
export const givenAgainAnswer = ({ shoutoutId, round }: Undoable): PrivateMessage => {
  const { text, blocks } = plainAnswer('Given again, as it was before. The message shows it once more.')
  return { text, blocks: [...blocks, takeBackButton({ shoutoutId, round: round + 1 })] }
}
