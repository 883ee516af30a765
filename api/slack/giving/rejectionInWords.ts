import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Speech } from '../../messages/speech.ts'
import { namesMax } from '../blocks/mrkdwn.ts'
import type { SlackSpeech } from '../speech/slackSpeech.ts'
import type { RecipientProblem } from './recipients.ts'

/** The reason why a person can't give: the workspace is not set up, or the person is not an active member. */
export type GivingRefusal = {
  readonly kind: 'refused'
  readonly code: 'TEAM_UNKNOWN' | 'MEMBER_UNKNOWN' | 'MEMBER_INACTIVE'
  readonly speech: SlackSpeech
}

/** The giver as words about a rejection need them. */
export type RejectionReader = { readonly speech: Speech; readonly allowanceResetsAt: Instant }

export const pointsNotAnOption = (options: readonly number[], speech: Speech): string =>
  speech.text('giving.refusals.pointsNotAnOption', { options: speech.or(options.map(String)) })

/** Explains why the people of a user group are not recipients, and what to do about it. Plain text. */
export const groupProblemInWords = (
  problem: Extract<
    RecipientProblem,
    { readonly code: 'USER_GROUP_UNREADABLE' | 'USER_GROUP_EMPTY' | 'TOO_MANY_NAMED' }
  >,
  speech: Speech,
): string => {
  switch (problem.code) {
    case 'USER_GROUP_UNREADABLE':
      return speech.text('giving.group.unreadable', { name: problem.name })
    case 'USER_GROUP_EMPTY':
      return speech.text('giving.group.empty', { name: problem.name })
    case 'TOO_MANY_NAMED': {
      const { count, recipientsMax } = problem
      return speech.text('giving.group.tooMany', { count, recipientsMax })
    }
  }
}

/** Explains why the ledger rejected a command, and what to do about it. Plain text. */
export const rejectionInWords = (
  rejection: LedgerRejection,
  { speech, allowanceResetsAt }: RejectionReader,
): string => {
  // Giving and recalling cause only these rejections.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (rejection.code) {
    case 'ALLOWANCE_EXHAUSTED':
      return speech.text('giving.refusals.allowanceExhausted', {
        cost: speech.points(rejection.requested),
        available: rejection.available,
        day: speech.day(allowanceResetsAt),
      })
    case 'POINTS_NOT_AN_OPTION':
      return pointsNotAnOption(rejection.pointOptions, speech)
    case 'POINTS_NOT_POSITIVE':
      return speech.text('giving.refusals.pointsNotPositive')
    case 'VALUE_REQUIRED':
      return speech.text('giving.refusals.valueRequired')
    case 'VALUE_UNKNOWN':
      return speech.text('giving.refusals.valueUnknown', { values: speech.and(rejection.values, namesMax) })
    case 'NO_RECIPIENTS':
      return speech.text('giving.refusals.noRecipients')
    case 'SELF_RECOGNITION':
      return speech.text('giving.refusals.self')
    case 'DUPLICATE_RECIPIENT':
      return speech.text('giving.refusals.duplicate', {
        name: rejection.memberName ?? speech.text('people.aPerson'),
      })
    case 'TOO_MANY_RECIPIENTS':
      return speech.text('giving.refusals.tooManyRecipients', { recipientsMax: rejection.recipientsMax })
    case 'RECIPIENT_UNKNOWN':
      return speech.text('giving.refusals.recipientUnknown', {
        name: rejection.memberName ?? speech.text('people.oneOfTheNamed'),
      })
    case 'RECIPIENT_NOT_ELIGIBLE':
      return speech.text('giving.refusals.recipientNotEligible', {
        name: rejection.memberName ?? speech.text('people.aPersonNamed'),
      })
    case 'GIVING_NOT_ALLOWED':
      return speech.text('giving.refusals.givingNotAllowed')
    case 'CHANNEL_UNKNOWN':
      return speech.text('giving.refusals.channelUnknown')
    case 'TEAM_UNKNOWN':
      return speech.text('giving.refusals.teamUnknown')
    case 'TEAM_INACTIVE':
      return speech.text('giving.refusals.teamInactive')
    case 'MEMBER_UNKNOWN':
      return speech.text('giving.refusals.memberUnknown')
    case 'MEMBER_INACTIVE':
      return speech.text('giving.refusals.memberInactive')
    case 'SHOUTOUT_UNKNOWN':
      return speech.text('giving.refusals.shoutoutUnknown')
    case 'SHOUTOUT_RECALLED_ALREADY':
      return speech.text('giving.refusals.recalledAlready')
    case 'RECALL_WINDOW_CLOSED':
      return speech.text('giving.refusals.recallWindowClosed')
    case 'COMMAND_CONFLICT':
      return speech.text('giving.refusals.sentBefore')
    default:
      return speech.text('giving.refusals.other', { code: rejection.code })
  }
}

/** Explains why a person can't give, and what to do about it. Plain text without figures. */
export const givingRefusalInWords = ({ code, speech }: Pick<GivingRefusal, 'code' | 'speech'>): string =>
  rejectionInWords({ code }, { speech, allowanceResetsAt: '1970-01-01T00:00:00.000Z' })
