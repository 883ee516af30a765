import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import { inTeamWords } from '@laurel/contract/wire/format/inTeamWords.ts'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import {
  givingRefusalInWords,
  groupProblemInWords,
  rejectionInWords,
} from '../../slack/giving/rejectionInWords.ts'
import { dayInWords, type Wording } from '../../slack/giving/wording.ts'
import type { AwardRefusal } from './awardFormData.ts'
import type { AwardProblem } from './awardText.ts'

/** Explains a problem of a line or a form, and what to do about it. Plain text. */
export const awardProblemInWords = (problem: AwardProblem): string => {
  switch (problem.code) {
    case 'NO_RECIPIENTS':
      return 'Pick who gets the award.'
    case 'GIVER_NAMED':
      return 'You can’t give yourself an award, so you were left out.'
    case 'USER_GROUP_UNREADABLE':
    case 'USER_GROUP_EMPTY':
    case 'TOO_MANY_NAMED':
      return groupProblemInWords(problem)
    case 'EVERYONE_NAMED':
      return `An award goes to people, not to everybody at once: pick who gets it instead of ${problem.name}.`
    case 'NAME_NOT_FOUND':
      return `Slack finds no one by the name ${problem.name}: pick the person from the list.`
    case 'NO_AWARD':
      return 'Choose the award.'
    case 'MESSAGE_TOO_LONG':
      return `The message is too long: ${problem.lengthMax.toLocaleString('en-US')} characters fit.`
  }
}

/** Explains why a member can't give awards. Plain text. */
export const awardRefusalInWords = ({ code }: Pick<AwardRefusal, 'code'>): string => {
  switch (code) {
    case 'PRO_REQUIRED':
      return 'This feature is only available on the Pro plan.'
    case 'AWARDS_NOT_YOURS_TO_GIVE':
      return 'Spot awards are given by the managers of a channel and by admins. To thank a colleague yourself, use /shoutout.'
    case 'NO_AWARDS_OFFERED':
      return 'Your team has no spot awards yet. Ask an admin to create one under Awards in Laurel.'
    case 'TEAM_UNKNOWN':
    case 'MEMBER_UNKNOWN':
    case 'MEMBER_INACTIVE':
      return givingRefusalInWords({ code })
  }
}

/** Explains why the ledger rejected an award, and what to do about it. Plain text. */
export const awardRejectionInWords = (
  rejection: LedgerRejection,
  formData: { readonly team: Wording; readonly allowanceResetsAt: Instant },
): string => {
  // Other rejections have the same words everywhere.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (rejection.code) {
    case 'AWARD_ALLOWANCE_EXHAUSTED': {
      const cost = formatPoints(rejection.requested, formData.team.pointsName)
      const resets = dayInWords(formData.allowanceResetsAt, formData.team.timeZone)
      return `This costs ${cost} and you have ${rejection.available.toLocaleString('en-US')} left for awards. Choose a smaller award or fewer people, or wait for your new allowance on ${resets}.`
    }
    case 'PRO_REQUIRED':
    case 'AWARDS_NOT_YOURS_TO_GIVE':
      return awardRefusalInWords(rejection)
    case 'AWARD_UNKNOWN':
      return 'This award is no longer available. Choose another one.'
    case 'CHANNEL_UNKNOWN':
      return 'Recognition has ended in this channel. Choose another one.'
    case 'GIVING_NOT_ALLOWED':
      return inTeamWords('You can’t give points. Ask an admin if that is wrong.', formData.team.pointsName)
    case 'RECIPIENT_NOT_ELIGIBLE':
      return inTeamWords(
        `${rejection.memberName ?? 'A person you named'} can’t receive points: take them out of the list.`,
        formData.team.pointsName,
      )
    case 'NO_RECIPIENTS':
      return awardProblemInWords(rejection)
    case 'SELF_RECOGNITION':
      return 'You can’t give yourself an award: take yourself out of the list.'
    case 'TOO_MANY_RECIPIENTS':
      return `An award goes to at most ${rejection.recipientsMax} people: split it in two.`
    case 'GIVEN_AWARD_UNKNOWN':
      return 'This award can’t be taken back or given again any more. Ask an admin if something is wrong with it.'
    case 'AWARD_RECALLED_ALREADY':
      return 'This award is taken back already. There is nothing left to do.'
    case 'AWARD_NOT_RECALLED':
      return 'This award is given again already. There is nothing left to do.'
    case 'RECALL_WINDOW_CLOSED':
      return 'The time for taking this back, or giving it again, is over. Ask an admin if something is wrong with it.'
    case 'COMMAND_CONFLICT':
      return 'This form has been sent before, with something else in it. Open a new one for another award.'
    default:
      return rejectionInWords(rejection, formData)
  }
}
