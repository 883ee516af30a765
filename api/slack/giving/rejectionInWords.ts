import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import { listInWords } from '../blocks/mrkdwn.ts'
import type { RecipientProblem } from './recipients.ts'
import { dayInWords, type Wording } from './wording.ts'

/** The reason why a person can't give: the workspace is not set up, or the person is not an active member. */
export type GivingRefusal = {
  readonly kind: 'refused'
  readonly code: 'TEAM_UNKNOWN' | 'MEMBER_UNKNOWN' | 'MEMBER_INACTIVE'
}

export const noRecipients = 'Pick who you want to thank.'
export const valueRequired = 'Choose the value this is about.'
export const pointsNotAnOption = (
  options: readonly number[],
  { pointsName }: Pick<Wording, 'pointsName'>,
): string => `In this channel a shoutout carries ${orInWords(options)} ${pointsName.many}.`

/** Explains why the people of a user group are not recipients, and what to do about it. Plain text. */
export const groupProblemInWords = (
  problem: Extract<
    RecipientProblem,
    { readonly code: 'USER_GROUP_UNREADABLE' | 'USER_GROUP_EMPTY' | 'TOO_MANY_NAMED' }
  >,
): string => {
  switch (problem.code) {
    case 'USER_GROUP_UNREADABLE':
      return `Slack did not show Laurel who is in ${problem.name}: pick the people, or ask an admin to install Laurel again.`
    case 'USER_GROUP_EMPTY':
      return `No one else in ${problem.name} can receive anything: pick the people you mean.`
    case 'TOO_MANY_NAMED':
      return `You named ${problem.count.toLocaleString('en-US')} people, and at most ${problem.recipientsMax} can be thanked at once: name a smaller group, or pick people.`
  }
}

/** Explains why the ledger rejected a command, and what to do about it. Plain text. */
export const rejectionInWords = (
  rejection: LedgerRejection,
  { team, allowanceResetsAt }: { readonly team: Wording; readonly allowanceResetsAt: Instant },
): string => {
  // Giving and recalling cause only these rejections.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (rejection.code) {
    case 'ALLOWANCE_EXHAUSTED': {
      const cost = formatPoints(rejection.requested, team.pointsName)
      const resets = dayInWords(allowanceResetsAt, team.timeZone)
      return `This costs ${cost} and you have ${rejection.available.toLocaleString('en-US')} left to give. Give fewer, or wait for your new allowance on ${resets}.`
    }
    case 'POINTS_NOT_AN_OPTION':
      return pointsNotAnOption(rejection.pointOptions, team)
    case 'POINTS_NOT_POSITIVE':
      return 'Choose at least 1.'
    case 'VALUE_REQUIRED':
      return valueRequired
    case 'VALUE_UNKNOWN':
      return `Choose one of your team’s values: ${listInWords(rejection.values)}.`
    case 'NO_RECIPIENTS':
      return noRecipients
    case 'SELF_RECOGNITION':
      return 'You can’t thank yourself: take yourself out of the list.'
    case 'DUPLICATE_RECIPIENT':
      return `${rejection.memberName ?? 'A person'} is named twice: name each person once.`
    case 'TOO_MANY_RECIPIENTS':
      return `A shoutout goes to at most ${rejection.recipientsMax} people: split it in two.`
    case 'RECIPIENT_UNKNOWN':
      return `${rejection.memberName ?? 'One of the people you named'} is an app, a guest or a former member: take them out of the list.`
    case 'RECIPIENT_NOT_ELIGIBLE':
      return `${rejection.memberName ?? 'A person you named'} can’t receive ${team.pointsName.many}: take them out of the list, or ask an admin why.`
    case 'GIVING_NOT_ALLOWED':
      return `You can’t give ${team.pointsName.many} at the moment. If that is wrong, ask an admin to change it.`
    case 'CHANNEL_UNKNOWN':
      return 'Recognition has ended in this channel: choose another one.'
    case 'TEAM_UNKNOWN':
      return 'This workspace has not been set up yet. Ask an admin to finish the set-up of Laurel.'
    case 'TEAM_INACTIVE':
      return 'Your team can’t use Laurel at the moment. Ask an admin to choose a plan or to activate it again.'
    case 'MEMBER_UNKNOWN':
      return 'Apps and single-channel guests can’t take part in recognition. If that is wrong for you, ask an admin.'
    case 'MEMBER_INACTIVE':
      return 'Your account is deactivated in Laurel. Ask an admin to activate it again.'
    case 'SHOUTOUT_UNKNOWN':
      return 'This shoutout can’t be taken back any more. Ask an admin if something is wrong with it.'
    case 'SHOUTOUT_RECALLED_ALREADY':
      return 'This shoutout is taken back already. There is nothing left to do.'
    case 'RECALL_WINDOW_CLOSED':
      return 'The time for taking this back is over. Ask an admin if something is wrong with it.'
    case 'COMMAND_CONFLICT':
      return 'This form has been sent before, with something else in it. Open a new one for another shoutout.'
    default:
      return `Laurel can’t do this (${rejection.code}). Ask an admin for help.`
  }
}

/** Explains why a person can't give, and what to do about it. Plain text without figures. */
export const givingRefusalInWords = (refusal: Pick<GivingRefusal, 'code'>): string =>
  rejectionInWords(refusal, {
    team: { pointsName: usualPointsName, timeZone: 'UTC' },
    allowanceResetsAt: '1970-01-01T00:00:00.000Z',
  })

const orInWords = (options: readonly number[]): string => {
  const last = options.at(-1) ?? ''
  return options.length < 2 ? String(last) : `${options.slice(0, -1).join(', ')} or ${last}`
}
