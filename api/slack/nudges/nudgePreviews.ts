import { type NudgeName, type NudgePreview, nudgeNames } from '@laurel/contract/team/nudges.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { periodEnd } from '@laurel/ledger/kernel/period.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'
import type { Message } from '../announcements/messages/message.ts'
import type { SlackSpeech } from '../speech/slackSpeech.ts'
import { allowanceMessage, newAllowanceMessage, quietMessage, redeemableMessage } from './messages.ts'
import { isWanted, type NudgeKind } from './nudge.ts'
import { lastSent } from './nudges.ts'

/** The kinds of nudges by the keys of the settings. */
const kindOf = {
  eom_point_reminder: 'unspentAllowance',
  point_reload_nudge: 'newAllowance',
  inactivity_nudge: 'quietChannel',
  redeemable_points_nudge: 'redeemablePoints',
} as const satisfies Record<NudgeName, NudgeKind>

/** The points of an example where the team has no allowance. */
const exampleAllowance = 100
const exampleRedeemable = 1250

/** The nudges of a team, each with its message for an example and its last sending. */
export const nudgePreviews = async (
  database: Queryable,
  speech: SlackSpeech,
  team: TeamRow,
  now: Instant,
  origin: string,
): Promise<NudgePreview[]> => {
  const sent = await lastSent(database, team.teamId, Object.values(kindOf))
  const messages = exampleMessages(speech, team, now, origin)
  return nudgeNames.map(name => ({
    name,
    is_on: isWanted(team.settings, kindOf[name]),
    ...partsOf(messages[name]),
    last_sent_at: sent.get(kindOf[name]) ?? null,
  }))
}

const exampleMessages = (
  speech: SlackSpeech,
  { timeZone, interval, shoutoutPoints }: TeamRow,
  now: Instant,
  origin: string,
): Record<NudgeName, Message> => {
  const until = speech.day(periodEnd(now, interval ?? 'MONTHLY', timeZone))
  const allowance = shoutoutPoints || exampleAllowance
  return {
    eom_point_reminder: allowanceMessage(speech, { points: Math.ceil(allowance / 2), until }),
    point_reload_nudge: newAllowanceMessage(speech, { points: allowance, until }),
    inactivity_nudge: quietMessage(speech),
    redeemable_points_nudge: redeemableMessage(speech, {
      points: exampleRedeemable,
      portalUrl: `${origin}/redeem`,
    }),
  }
}

const partsOf = ({ blocks }: Message): { readonly text: string; readonly action: string } => {
  const text = blocks.map(block => (block.type === 'section' ? (block.text?.text ?? '') : '')).join('')
  const buttons = blocks.flatMap(block => (block.type === 'actions' ? block.elements : []))
  const action = buttons.map(button => (button.type === 'button' ? button.text.text : '')).join('')
  return { text, action }
}
