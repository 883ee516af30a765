import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import {
  type Banner,
  bannerOf,
  context,
  excerpt,
  type Message,
  quoted,
  section,
} from '../../slack/announcements/messages/message.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'
import { escapePointsName } from '../../slack/blocks/pointsName.ts'

/** The message of an award: who got it, its banner, the words of the giver, and what it brings. */
export const awardBlocks = (
  { message, banner }: { readonly message: string; readonly banner: Banner | null },
  words: string,
  parts: readonly string[],
): Message => ({
  text: `${words}. ${escapeMrkdwn(excerpt(message))}`.trim(),
  blocks: [
    section(`:trophy: ${words}`),
    ...bannerOf(banner),
    ...quoted(message),
    ...(parts.length === 0 ? [] : [context(parts)]),
  ],
})

/** What an award brings to each recipient, in words. */
export const broughtPoints = (
  { pointsName, hasGifts }: { readonly pointsName: PointsName; readonly hasGifts: boolean },
  points: Points,
  each = '',
): string[] => [
  ...(points === 0 ? [] : [`*+${formatPoints(points, escapePointsName(pointsName))}${each}*`]),
  ...(hasGifts ? [':gift: with a gift to choose'] : []),
]
