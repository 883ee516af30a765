import type { Points } from '@laurel/ledger/kernel/points.ts'
import {
  context,
  type Message,
  type Person,
  peopleInWords,
  personInWords,
  quoted,
  section,
} from '../../slack/announcements/messages/message.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'

type ProposedAward = {
  readonly giver: Person
  readonly recipients: readonly Person[]
  readonly awardName: string
  readonly points: Points
  readonly message: string
}

type HeldPayout = { readonly member: Person; readonly reward: string; readonly points: Points }

/** Asks an administrator to approve an award above the limit of the team. */
export const awardProposedMessage = (
  speech: SlackSpeech,
  { giver, recipients, awardName, points: worth, message }: ProposedAward,
  url: string,
): Message => {
  const points = speech.marked.points(worth)
  const words = speech.text('team.approvals.awardMore', {
    giver: personInWords(giver),
    award: escapeMrkdwn(awardName),
    people: peopleInWords(speech, recipients),
    points,
  })
  return {
    text: speech.text('team.approvals.award', { points }),
    blocks: [section(words), ...quoted(message), decide(speech, url)],
  }
}

/** Asks an administrator to approve a payout above the limit of the team. */
export const payoutHeldMessage = (
  speech: SlackSpeech,
  { member, reward, points: worth }: HeldPayout,
  url: string,
): Message => {
  const points = speech.marked.points(worth)
  const words = speech.text('team.approvals.payoutMore', {
    person: personInWords(member),
    points,
    reward: escapeMrkdwn(reward),
  })
  return {
    text: speech.text('team.approvals.payout', { points }),
    blocks: [section(words), decide(speech, url)],
  }
}

const decide = (speech: SlackSpeech, url: string) =>
  context([`<${url}|${speech.text('team.approvals.decide')}>`])
