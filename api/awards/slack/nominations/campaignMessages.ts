import type { CampaignId } from '@laurel/ledger/kernel/ids.ts'
import type { KnownBlock } from '@slack/types'
import {
  context,
  excerpt,
  type Message,
  type Person,
  peopleInWords,
  quoted,
  section,
} from '../../../slack/announcements/messages/message.ts'
import { escapeMrkdwn } from '../../../slack/blocks/mrkdwn.ts'
import type { SlackSpeech } from '../../../slack/speech/slackSpeech.ts'

export const nominateActionId = 'nominateColleague'

export type CampaignCall = {
  readonly campaignId: CampaignId
  readonly title: string
  readonly message: string
  readonly awardName: string | null
  readonly endDate: string
}

/** The call for nominations in the channel of the campaign. */
export const campaignOpenedMessage = (speech: SlackSpeech, call: CampaignCall): Message => {
  const words = speech.text('nominations.open', { title: escapeMrkdwn(call.title) })
  return {
    text: `${words}. ${escapeMrkdwn(excerpt(call.message))}`.trim(),
    blocks: [
      section(`:ballot_box_with_ballot: ${words}`),
      ...quoted(call.message),
      context([
        ...(call.awardName === null
          ? []
          : [speech.text('nominations.forAward', { award: escapeMrkdwn(call.awardName) })]),
        speech.text('nominations.until', { day: speech.calendarDay(call.endDate) }),
        speech.text('nominations.example'),
      ]),
      nominateButton(speech, call),
    ],
  }
}

/** The reminder to a member who has not nominated. */
export const nominationReminder = (speech: SlackSpeech, call: CampaignCall): Message => {
  const text = speech.text('nominations.reminder', {
    title: escapeMrkdwn(call.title),
    day: speech.calendarDay(call.endDate),
  })
  return {
    text: text.replaceAll('*', ''),
    blocks: [section(`:ballot_box_with_ballot: ${text}`), nominateButton(speech, call)],
  }
}

const nominateButton = (speech: SlackSpeech, { campaignId }: CampaignCall): KnownBlock => ({
  type: 'actions',
  elements: [
    {
      type: 'button',
      action_id: nominateActionId,
      style: 'primary',
      text: { type: 'plain_text', text: speech.text('nominations.nominateColleague') },
      value: campaignId,
    },
  ],
})

export type CampaignResult = {
  readonly title: string
  readonly winners: readonly Person[]
  readonly message: string
  /** Null if the award was archived before the campaign ended. */
  readonly awardName: string | null
  readonly nominationCount: number
}

/** The result in the channel of the campaign. */
export const campaignCompletedMessage = (speech: SlackSpeech, result: CampaignResult): Message => {
  const won = { people: peopleInWords(speech, result.winners), title: escapeMrkdwn(result.title) }
  const words =
    result.awardName === null
      ? speech.text('nominations.won', won)
      : speech.text('nominations.wonAward', { ...won, award: escapeMrkdwn(result.awardName) })
  return {
    text: `${words}. ${escapeMrkdwn(excerpt(result.message))}`.trim(),
    blocks: [
      section(`:trophy: ${words}`),
      ...quoted(result.message),
      context([speech.text('nominations.count', { smart_count: result.nominationCount })]),
    ],
  }
}

/** The result, to a member who nominated. */
export const nominatorMessage = (speech: SlackSpeech, result: CampaignResult): Message => {
  const text = speech.text('nominations.ended', {
    title: escapeMrkdwn(result.title),
    people: peopleInWords(speech, result.winners),
  })
  return { text, blocks: [section(`:ballot_box_with_ballot: ${text}`)] }
}
