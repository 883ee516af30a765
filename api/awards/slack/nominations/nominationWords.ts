import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import {
  givingRefusalInWords,
  groupProblemInWords,
  rejectionInWords,
} from '../../../slack/giving/rejectionInWords.ts'
import type { NominationFormData, NominationRefusal } from './nominationFormData.ts'
import type { NominationProblem } from './parseNomination.ts'

export const whomToNominate = 'Pick the colleague you nominate.'
export const whyNominated = 'Write why this colleague deserves the award.'
export const whichCampaign = 'Choose the campaign.'

/** Explains a problem of a line or a form, and what to do about it. Plain text. */
export const nominationProblemInWords = (problem: NominationProblem): string => {
  switch (problem.code) {
    case 'NO_RECIPIENTS':
      return whomToNominate
    case 'NO_MESSAGE':
      return whyNominated
    case 'SEVERAL_NAMED':
      return 'A nomination is for one person: pick one, and nominate the others after that.'
    case 'GIVER_NAMED':
      return 'You can’t nominate yourself: pick a colleague.'
    case 'USER_GROUP_UNREADABLE':
      return `A nomination is for one person: pick the person instead of ${problem.name}.`
    case 'USER_GROUP_EMPTY':
    case 'TOO_MANY_NAMED':
      return groupProblemInWords(problem)
    case 'EVERYONE_NAMED':
      return `A nomination is for one person: pick the person instead of ${problem.name}.`
    case 'NAME_NOT_FOUND':
      return `Slack finds no one by the name ${problem.name}: pick the person from the list.`
    case 'MESSAGE_TOO_LONG':
      return `The message is too long: ${problem.lengthMax.toLocaleString('en-US')} characters fit.`
  }
}

/** Explains why a member can't nominate. Plain text. */
export const nominationRefusalInWords = ({ code }: Pick<NominationRefusal, 'code'>): string =>
  code === 'NO_RUNNING_CAMPAIGN'
    ? 'No campaign in your channels takes nominations at the moment. To thank a colleague now, use /shoutout.'
    : givingRefusalInWords({ code })

/** Explains why the ledger rejected a nomination, and what to do about it. Plain text. */
export const nominationRejectionInWords = (
  rejection: LedgerRejection,
  { team }: Pick<NominationFormData, 'team'>,
): string => {
  // Other rejections have the same words everywhere.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (rejection.code) {
    case 'CAMPAIGN_UNKNOWN':
      return 'You are not in the channel of this campaign. Choose another campaign.'
    case 'CAMPAIGN_ENDED':
      return 'This campaign takes no nominations any more. Choose another one.'
    case 'SELF_NOMINATION':
      return 'You can’t nominate yourself: pick a colleague.'
    case 'NOMINEE_NOT_IN_CHANNEL':
      return 'This campaign is for the members of its channel: pick one of them.'
    case 'NOMINATED_ALREADY':
      return 'You nominated this colleague in this campaign already: pick another one.'
    case 'TOO_MANY_NOMINATIONS':
      return `You made ${rejection.nominationsMax} nominations in this campaign, and one person can’t make more.`
    case 'COMMAND_CONFLICT':
      return 'This form has been sent before, with something else in it. Open a new one for another nomination.'
    default:
      return rejectionInWords(rejection, { team, allowanceResetsAt: '1970-01-01T00:00:00.000Z' })
  }
}
