import { formatPoints } from '@laurel/contract/format/formatPoints.ts'
import type { KnownBlock } from '@slack/types'
import { escapeMrkdwn, listInWords, mentionChannel, mentionUser, quote } from '../blocks/mrkdwn.ts'
import type { GivingDesk } from './givingDesk.ts'
import type { CompleteShoutout } from './shoutoutText.ts'
import type { Given } from './submitShoutout.ts'
import { giveAgainButton, takeBackButton, type Undoable } from './undo.ts'
import { dayInWords } from './words.ts'

export const openDraftActionId = 'openShoutoutDraft'

/** A message to one person. */
export type PrivateMessage = { readonly text: string; readonly blocks: KnownBlock[] }

/** Tells the giver what went where and what is left, and lets them take it back. */
export const givenAnswer = (
  desk: GivingDesk,
  shoutout: CompleteShoutout,
  { shoutoutId, allowanceLeft, gifNote }: Extract<Given, { kind: 'given' }>,
): PrivateMessage => {
  const { team, place, allowanceResetsAt } = desk
  const name = escapeMrkdwn(team.pointsName)
  const people = listInWords(shoutout.recipients.map(mentionUser))
  const each = shoutout.recipients.length === 1 ? '' : ' each'
  const value = shoutout.value === null ? '' : ` for *#${escapeMrkdwn(shoutout.value)}*`
  const told = desk.spokenIn ?? place?.settings.slackChannelId
  const where = told ? ` in ${mentionChannel(told)}` : ' in a direct message'
  const text = `:tada: You gave ${people} ${formatPoints(shoutout.points, name)}${each}${value}. It is told${where}.`
  const cost = formatPoints(shoutout.points * shoutout.recipients.length, name)
  const left = `${formatPoints(allowanceLeft, name)} left to give until ${dayInWords(allowanceResetsAt, team.timeZone)}.`
  const rest = [`It cost ${cost}. ${left}`, ...(gifNote === null ? [] : [escapeMrkdwn(gifNote)])].join(' ')
  return {
    text: `${text} ${rest}`,
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text: text.slice(0, 3000) } },
      { type: 'context', elements: [{ type: 'mrkdwn', text: rest }] },
      takeBackButton({ shoutoutId, round: 1 }),
    ],
  }
}

/** Tells why something was not given, and opens the form with all that was typed. */
export const refusedAnswer = (
  reason: string,
  draftId: string,
  actionId: string = openDraftActionId,
): PrivateMessage => ({
  text: `Not sent yet. ${escapeMrkdwn(reason)}`,
  blocks: [
    {
      type: 'section',
      text: { type: 'mrkdwn', text: `*Not sent yet.* ${escapeMrkdwn(reason)}`.slice(0, 3000) },
    },
    {
      type: 'actions',
      elements: [
        {
          type: 'button',
          action_id: actionId,
          style: 'primary',
          text: { type: 'plain_text', text: 'Change and send' },
          value: draftId,
        },
      ],
    },
  ],
})

/** Tells the giver that it is taken back, and lets them undo that. */
export const takenBackAnswer = (undoable: Undoable): PrivateMessage => {
  const { text, blocks } = plainAnswer(
    'Taken back. What you gave is yours to give again, and the message says so.',
  )
  return { text, blocks: [...blocks, giveAgainButton(undoable)] }
}

/** Tells the giver that it holds again, and lets them take it back once more. */
export const givenAgainAnswer = ({ shoutoutId, round }: Undoable): PrivateMessage => {
  const { text, blocks } = plainAnswer('Given again, as it was before. The message shows it once more.')
  return { text, blocks: [...blocks, takeBackButton({ shoutoutId, round: round + 1 })] }
}

export const plainAnswer = (text: string): PrivateMessage => ({
  text: escapeMrkdwn(text),
  blocks: [{ type: 'section', text: { type: 'mrkdwn', text: escapeMrkdwn(text).slice(0, 3000) } }],
})

/** A command's text is at most twice as long as a form takes. */
const keptPiecesMax = 4

/** Gives back a text that is longer than the form can hold. */
export const keptTextAnswer = (message: string): PrivateMessage => ({
  text: 'Your message is longer than the form can hold. Here is all of it, to shorten or to copy.',
  blocks: [
    plainSection('Your message is longer than the form can hold. Here is all of it, to shorten or to copy.'),
    ...quote(message, keptPiecesMax).map(plainSection),
  ],
})

const plainSection = (text: string): KnownBlock => ({ type: 'section', text: { type: 'mrkdwn', text } })
