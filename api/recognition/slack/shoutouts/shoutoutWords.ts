import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { listInWords } from '../../../slack/blocks/mrkdwn.ts'
import { dayInWords, type Wording } from '../giving/wording.ts'
import type { GivingRefusal } from './shoutoutFormData.ts'
import type { ShoutoutProblem } from './shoutoutText.ts'

/** Explains a problem of a line or a form, and what to do about it. Plain text. */
export const problemInWords = (problem: ShoutoutProblem, { team }: { readonly team: Wording }): string => {
  switch (problem.code) {
    case 'NO_RECIPIENTS':
      return 'Pick who you want to thank.'
    case 'GIVER_NAMED':
      return 'You can’t thank yourself, so you were left out.'
    case 'USER_GROUP_NAMED':
      return `A shoutout goes to people, not to groups: pick the people of ${problem.name} you want to thank.`
    case 'EVERYONE_NAMED':
      return `A shoutout goes to people, not to everybody at once: pick who you want to thank instead of ${problem.name}.`
    case 'NAME_NOT_FOUND':
      return `Slack finds no one by the name ${problem.name}: pick the person from the list.`
    case 'NO_POINTS':
      return `Say how many ${team.pointsName} each person gets.`
    case 'POINTS_NOT_POSITIVE':
      return `“${problem.text}” can’t be given: choose at least 1.`
    case 'POINTS_NOT_WHOLE':
      return `“${problem.text}” can’t be given: choose a whole number.`
    case 'POINTS_NOT_AN_OPTION':
      return `In this channel a shoutout carries ${orInWords(problem.pointOptions)} ${team.pointsName}.`
    case 'POINTS_AMBIGUOUS':
      return `You named several amounts (${problem.amounts.join(', ')}): choose the one each person gets.`
    case 'VALUE_REQUIRED':
      return 'Choose the value this is about.'
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
      return problemInWords(rejection, { team })
    case 'POINTS_NOT_POSITIVE':
      return 'Choose at least 1.'
    case 'VALUE_REQUIRED':
      return problemInWords(rejection, { team })
    case 'VALUE_UNKNOWN':
      return `Choose one of your team’s values: ${listInWords(rejection.values)}.`
    case 'NO_RECIPIENTS':
      return problemInWords(rejection, { team })
    case 'SELF_RECOGNITION':
      return 'You can’t thank yourself: take yourself out of the list.'
    case 'DUPLICATE_RECIPIENT':
      return 'A person is named twice: name each person once.'
    case 'TOO_MANY_RECIPIENTS':
      return `A shoutout goes to at most ${rejection.recipientsMax} people: split it in two.`
    case 'RECIPIENT_UNKNOWN':
      return 'One of the people you named is an app, a guest or a former member: take them out of the list.'
    case 'RECIPIENT_NOT_ELIGIBLE':
      return `A person you named can’t receive ${team.pointsName}: take them out of the list, or ask an admin why.`
    case 'GIVING_NOT_ALLOWED':
      return `You can’t give ${team.pointsName} at the moment. If that is wrong, ask an admin to change it.`
    case 'CHANNEL_UNKNOWN':
      return 'Recognition has ended in this channel: choose another one.'
    case 'TEAM_UNKNOWN':
      return 'This workspace has not been set up yet. Ask an admin to finish the set-up of Laurel.'
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
    team: { pointsName: 'points', timeZone: 'UTC' },
    allowanceResetsAt: '1970-01-01T00:00:00.000Z',
  })

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

const orInWords = (options: readonly number[]): string => {
  const last = options.at(-1) ?? ''
  return options.length < 2 ? String(last) : `${options.slice(0, -1).join(', ')} or ${last}`
}
