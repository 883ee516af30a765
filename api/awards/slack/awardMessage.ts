import type { Points } from '@laurel/ledger/kernel/points.ts'
import {
  type Banner,
  context,
  type Message,
  type Person,
  peopleInWords,
  personInWords,
} from '../../slack/announcements/messages/message.ts'
import { thankTooButton } from '../../slack/announcements/messages/thankToo.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'
import { awardBlocks, broughtPoints } from './awardBlocks.ts'

export type AwardWords = {
  readonly giver: Person
  readonly recipients: readonly Person[]
  readonly awardName: string
  readonly pointsEach: Points
  readonly hasGifts: boolean
  readonly message: string
  readonly banner: Banner | null
}

/** The announcement of a spot award in a channel. */
export const awardMessage = (speech: SlackSpeech, award: AwardWords): Message => {
  const words = speech.text('awards.gave', {
    giver: personInWords(award.giver),
    award: escapeMrkdwn(award.awardName),
    people: peopleInWords(speech, award.recipients),
  })
  const brought = broughtPoints(speech, award, award.pointsEach, award.recipients.length)
  const { text, blocks } = awardBlocks(award, words, brought)
  return { text, blocks: [...blocks, ...thankTooButton(speech, award.recipients)] }
}

/** The announcement to one recipient, as a direct message. */
export const personalAwardMessage = (speech: SlackSpeech, award: AwardWords, portalUrl: string): Message => {
  const words = speech.text('awards.gaveYou', {
    giver: personInWords(award.giver),
    award: escapeMrkdwn(award.awardName),
  })
  return awardBlocks(award, words, [
    ...broughtPoints(speech, award, award.pointsEach),
    `<${portalUrl}|${speech.text('giving.seeRewards')}>`,
  ])
}

/** Replaces the announcement of an award that was taken back. */
export const recalledAwardMessage = (
  speech: SlackSpeech,
  { giver, awardName }: Pick<AwardWords, 'giver' | 'awardName'>,
): Message => {
  const text = speech.text('awards.recalled', {
    giver: personInWords(giver),
    award: escapeMrkdwn(awardName),
  })
  return { text, blocks: [context([`_${text}_`])] }
}
