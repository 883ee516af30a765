import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import {
  type Banner,
  context,
  type Message,
  type Person,
  personInWords,
} from '../../slack/announcements/messages/message.ts'
import { thankTooButton } from '../../slack/announcements/messages/thankToo.ts'
import { escapeMrkdwn, listInWords } from '../../slack/blocks/mrkdwn.ts'
import { awardBlocks, broughtPoints } from './awardBlocks.ts'

export type AwardWords = {
  readonly giver: Person
  readonly recipients: readonly Person[]
  readonly awardName: string
  readonly pointsEach: Points
  readonly pointsName: PointsName
  readonly hasGifts: boolean
  readonly message: string
  readonly banner: Banner | null
}

/** The announcement of a spot award in a channel. */
export const awardMessage = (award: AwardWords): Message => {
  const people = listInWords(award.recipients.map(personInWords))
  const words = `${personInWords(award.giver)} gave the *${escapeMrkdwn(award.awardName)}* award to ${people}`
  const each = award.recipients.length === 1 ? '' : ' each'
  const { text, blocks } = awardBlocks(award, words, broughtPoints(award, award.pointsEach, each))
  return { text, blocks: [...blocks, ...thankTooButton(award.recipients)] }
}

/** The announcement to one recipient, as a direct message. */
export const personalAwardMessage = (award: AwardWords, portalUrl: string): Message => {
  const words = `${personInWords(award.giver)} gave you the *${escapeMrkdwn(award.awardName)}* award`
  return awardBlocks(award, words, [
    ...broughtPoints(award, award.pointsEach),
    `<${portalUrl}|See your rewards>`,
  ])
}

/** Replaces the announcement of an award that was taken back. */
export const recalledAwardMessage = ({
  giver,
  awardName,
}: Pick<AwardWords, 'giver' | 'awardName'>): Message => {
  const text = `${personInWords(giver)} took the *${escapeMrkdwn(awardName)}* award back.`
  return { text, blocks: [context([`_${text}_`])] }
}
