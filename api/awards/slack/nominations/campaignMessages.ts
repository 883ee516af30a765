import type { CampaignId } from '@laurel/ledger/kernel/ids.ts'
import type { KnownBlock } from '@slack/types'
import {
  context,
  excerpt,
  type Message,
  type Person,
  personInWords,
  quoted,
  section,
} from '../../../slack/announcements/messages/message.ts'
import { escapeMrkdwn, listInWords } from '../../../slack/blocks/mrkdwn.ts'
import { calendarDayInWords } from '../../../slack/giving/wording.ts'

export const nominateActionId = 'nominateColleague'

export type CampaignCall = {
  readonly campaignId: CampaignId
  readonly title: string
  readonly message: string
  readonly awardName: string | null
  readonly endDate: string
}

/** The call for nominations in the channel of the campaign. */
export const campaignOpenedMessage = (call: CampaignCall): Message => {
  const words = `Nominations are open: *${escapeMrkdwn(call.title)}*`
  return {
    text: `${words}. ${escapeMrkdwn(excerpt(call.message))}`.trim(),
    blocks: [
      section(`:ballot_box_with_ballot: ${words}`),
      ...quoted(call.message),
      context([
        ...(call.awardName === null ? [] : [`For the *${escapeMrkdwn(call.awardName)}* award`]),
        `Until ${calendarDayInWords(call.endDate)}`,
        '`/nominate @name why`',
      ]),
      nominateButton(call),
    ],
  }
}

/** The reminder to a member who has not nominated. */
export const nominationReminder = (call: CampaignCall): Message => {
  const text = `*${escapeMrkdwn(call.title)}* takes nominations until ${calendarDayInWords(call.endDate)}. Who deserves the award?`
  return {
    text: text.replaceAll('*', ''),
    blocks: [section(`:ballot_box_with_ballot: ${text}`), nominateButton(call)],
  }
}

const nominateButton = ({ campaignId }: CampaignCall): KnownBlock => ({
  type: 'actions',
  elements: [
    {
      type: 'button',
      action_id: nominateActionId,
      style: 'primary',
      text: { type: 'plain_text', text: 'Nominate a colleague' },
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
export const campaignCompletedMessage = (result: CampaignResult): Message => {
  const words = `${listInWords(result.winners.map(personInWords))} won ${prizeOf(result)}`
  return {
    text: `${words}. ${escapeMrkdwn(excerpt(result.message))}`.trim(),
    blocks: [
      section(`:trophy: ${words}`),
      ...quoted(result.message),
      context([
        result.nominationCount === 1
          ? '1 nomination'
          : `${result.nominationCount.toLocaleString('en-US')} nominations`,
      ]),
    ],
  }
}

/** The result, to a member who nominated. */
export const nominatorMessage = (result: CampaignResult): Message => {
  const title = escapeMrkdwn(result.title)
  const text = `*${title}* has ended: ${listInWords(result.winners.map(personInWords))} won. Thank you for your nomination.`
  return { text, blocks: [section(`:ballot_box_with_ballot: ${text}`)] }
}

const prizeOf = ({ awardName, title }: CampaignResult): string =>
  awardName === null
    ? `*${escapeMrkdwn(title)}*`
    : `the *${escapeMrkdwn(awardName)}* award in *${escapeMrkdwn(title)}*`
