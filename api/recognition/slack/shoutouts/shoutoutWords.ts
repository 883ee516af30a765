import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import {
  groupProblemInWords,
  noRecipients,
  pointsNotAnOption,
  rejectionInWords,
  valueRequired,
} from '../../../slack/giving/rejectionInWords.ts'
import type { Wording } from '../../../slack/giving/wording.ts'
import type { ShoutoutProblem } from './shoutoutText.ts'

/** Explains a problem of a line or a form, and what to do about it. Plain text. */
export const problemInWords = (problem: ShoutoutProblem, { team }: { readonly team: Wording }): string => {
  switch (problem.code) {
    case 'NO_RECIPIENTS':
      return noRecipients
    case 'GIVER_NAMED':
      return 'You can’t thank yourself, so you were left out.'
    case 'USER_GROUP_UNREADABLE':
    case 'USER_GROUP_EMPTY':
    case 'TOO_MANY_NAMED':
      return groupProblemInWords(problem)
    case 'EVERYONE_NAMED':
      return `A shoutout goes to people, not to everybody at once: pick who you want to thank instead of ${problem.name}.`
    case 'NAME_NOT_FOUND':
      return `Slack finds no one by the name ${problem.name}: pick the person from the list.`
    case 'NO_POINTS':
      return `Say how many ${team.pointsName.many} each person gets.`
    case 'POINTS_NOT_POSITIVE':
      return `“${problem.text}” can’t be given: choose at least 1.`
    case 'POINTS_NOT_WHOLE':
      return `“${problem.text}” can’t be given: choose a whole number.`
    case 'POINTS_NOT_AN_OPTION':
      return pointsNotAnOption(problem.pointOptions, team)
    case 'POINTS_AMBIGUOUS':
      return `You named several amounts (${problem.amounts.join(', ')}): choose the one each person gets.`
    case 'VALUE_REQUIRED':
      return valueRequired
    case 'VALUE_NOT_FOUND':
      return `#${problem.text} is none of your team’s values: choose one of them, or none.`
    case 'VALUE_TOO_LONG':
      return `A value is a word or two, of at most ${problem.lengthMax} characters: yours is longer and was left out.`
    case 'VALUES_AMBIGUOUS':
      return `You named several values (${problem.values.join(', ')}): choose one.`
    case 'GIFS_AMBIGUOUS':
      return `You asked for several GIFs (${problem.words.join(', ')}): choose one.`
    case 'NO_MESSAGE':
      return 'Write what you are thankful for.'
    case 'MESSAGE_TOO_LONG':
      return `The message is too long: ${problem.lengthMax.toLocaleString('en-US')} characters fit.`
  }
}

/** Explains why a recalled shoutout can't be reinstated, and what to do about it. Plain text. */
export const notGivenAgainInWords = (
  rejection: LedgerRejection,
  formData: { readonly team: Wording; readonly allowanceResetsAt: Instant },
): string => {
  // Other rejections have the same words everywhere.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (rejection.code) {
    case 'ALLOWANCE_EXHAUSTED': {
      const cost = formatPoints(rejection.requested, formData.team.pointsName)
      return `This costs ${cost} and you have ${rejection.available.toLocaleString('en-US')} left to give by now, so it stays taken back. Give a smaller shoutout instead.`
    }
    case 'SHOUTOUT_UNKNOWN':
      return 'This shoutout can’t be given again any more. Give a new one instead.'
    case 'SHOUTOUT_NOT_RECALLED':
      return 'This shoutout is given again already. There is nothing left to do.'
    case 'RECALL_WINDOW_CLOSED':
      return 'The time for giving this again is over. Give a new shoutout instead.'
    default:
      return rejectionInWords(rejection, formData)
  }
}
