import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import type { WonIn } from '@laurel/ledger/members/awards/awardEvents.ts'
import {
  type Banner,
  type Message,
  type Person,
  personInWords,
} from '../../slack/announcements/messages/message.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'
import { awardBlocks, broughtPoints } from './awardBlocks.ts'

export type PrizeWords = {
  readonly person: Person
  readonly wonIn: WonIn
  readonly awardName: string
  readonly points: Points
  readonly pointsName: PointsName
  readonly hasGifts: boolean
  readonly message: string
  readonly banner: Banner | null
}

/** The announcement of a winner in a channel. */
export const prizeMessage = (prize: PrizeWords): Message =>
  awardBlocks(prize, `${personInWords(prize.person)} ${howWon(prize)}`, broughtPoints(prize, prize.points))

/** The announcement to the winner, as a direct message. */
export const personalPrizeMessage = (prize: PrizeWords, portalUrl: string): Message =>
  awardBlocks(prize, `You ${howWon(prize)}`, [
    ...broughtPoints(prize, prize.points),
    `<${portalUrl}|See your rewards>`,
  ])

const howWon = ({ wonIn: { kind, title }, awardName }: PrizeWords): string => {
  const award = `the *${escapeMrkdwn(awardName)}* award`
  switch (kind) {
    case 'COMPETITION':
      return `won the competition *${escapeMrkdwn(title)}* and ${award}`
    case 'NOMINATIONS':
      return `won ${award} in *${escapeMrkdwn(title)}*`
    default:
      return assertNever(kind)
  }
}
