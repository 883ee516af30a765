import type { Points } from '@laurel/ledger/kernel/points.ts'
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
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'

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

/** What an award brings to each of its recipients, in words. */
export const broughtPoints = (
  speech: SlackSpeech,
  { hasGifts }: { readonly hasGifts: boolean },
  points: Points,
  recipientCount = 1,
): string[] => {
  const amount = `+${speech.marked.points(points)}`
  const each = recipientCount === 1 ? amount : speech.marked.text('recognition.each', { points: amount })
  return [...(points === 0 ? [] : [`*${each}*`]), ...(hasGifts ? [speech.text('awards.withGift')] : [])]
}
