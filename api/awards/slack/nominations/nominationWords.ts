import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Speech } from '../../../messages/speech.ts'
import {
  givingRefusalInWords,
  groupProblemInWords,
  rejectionInWords,
} from '../../../slack/giving/rejectionInWords.ts'
import type { NominationFormData, NominationRefusal } from './nominationFormData.ts'
import type { NominationProblem } from './parseNomination.ts'

/** Explains a problem of a line or a form, and what to do about it. Plain text. */
export const nominationProblemInWords = (problem: NominationProblem, speech: Speech): string => {
  switch (problem.code) {
    case 'NO_RECIPIENTS':
      return speech.text('nominations.problems.whom')
    case 'NO_MESSAGE':
      return speech.text('nominations.problems.why')
    case 'SEVERAL_NAMED':
      return speech.text('nominations.problems.several')
    case 'GIVER_NAMED':
      return speech.text('nominations.problems.self')
    case 'USER_GROUP_UNREADABLE':
    case 'EVERYONE_NAMED':
      return speech.text('nominations.problems.notOne', { name: problem.name })
    case 'USER_GROUP_EMPTY':
    case 'TOO_MANY_NAMED':
      return groupProblemInWords(problem, speech)
    case 'NAME_NOT_FOUND':
      return speech.text('giving.nameNotFound', { name: problem.name })
    case 'MESSAGE_TOO_LONG':
      return speech.text('giving.messageTooLong', { lengthMax: problem.lengthMax })
  }
}

/** Explains why a member can't nominate. Plain text. */
export const nominationRefusalInWords = ({
  code,
  speech,
}: Pick<NominationRefusal, 'code' | 'speech'>): string =>
  code === 'NO_RUNNING_CAMPAIGN'
    ? speech.text('nominations.refusals.noneRunning')
    : givingRefusalInWords({ code, speech })

/** Explains why the ledger rejected a nomination, and what to do about it. Plain text. */
export const nominationRejectionInWords = (
  rejection: LedgerRejection,
  { speech }: Pick<NominationFormData, 'speech'>,
): string => {
  // Other rejections have the same words everywhere.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (rejection.code) {
    case 'CAMPAIGN_UNKNOWN':
      return speech.text('nominations.refusals.notInChannel')
    case 'CAMPAIGN_ENDED':
      return speech.text('nominations.refusals.ended')
    case 'SELF_NOMINATION':
      return speech.text('nominations.problems.self')
    case 'NOMINEE_NOT_IN_CHANNEL':
      return speech.text('nominations.refusals.nomineeNotInChannel')
    case 'NOMINATED_ALREADY':
      return speech.text('nominations.refusals.nominatedAlready')
    case 'TOO_MANY_NOMINATIONS':
      return speech.text('nominations.refusals.tooMany', { nominationsMax: rejection.nominationsMax })
    case 'COMMAND_CONFLICT':
      return speech.text('nominations.refusals.sentBefore')
    default:
      return rejectionInWords(rejection, { speech, allowanceResetsAt: '1970-01-01T00:00:00.000Z' })
  }
}
