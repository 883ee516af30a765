import type { Speech } from '../../messages/speech.ts'
import { escapeMrkdwn, mentionUser, namesMax } from '../blocks/mrkdwn.ts'

/** Sentences as the bullet list of a message. */
export const linesOf = (sentences: readonly string[]): string =>
  sentences.map(sentence => `• ${escapeMrkdwn(sentence)}`).join('\n')

/** People as mentions, as many as a sentence names. */
export const mentionsInWords = (speech: Speech, slackUserIds: readonly string[]): string =>
  speech.and(slackUserIds.map(mentionUser), namesMax)

/** Explains how the recipients outside the channel learn of it; none if there are none. */
export const outsidersInWords = (speech: Speech, slackUserIds: readonly string[]): readonly string[] =>
  slackUserIds.length === 0
    ? []
    : [
        speech.text('giving.outsiders', {
          smart_count: slackUserIds.length,
          people: mentionsInWords(speech, slackUserIds),
        }),
      ]
