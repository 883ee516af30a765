import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Speech } from '../../messages/speech.ts'
import {
  givingRefusalInWords,
  groupProblemInWords,
  type RejectionReader,
  rejectionInWords,
} from '../../slack/giving/rejectionInWords.ts'
import type { AwardRefusal } from './awardFormData.ts'
import type { AwardProblem } from './awardText.ts'

/** Explains a problem of a line or a form, and what to do about it. Plain text. */
export const awardProblemInWords = (problem: AwardProblem, speech: Speech): string => {
  switch (problem.code) {
    case 'NO_RECIPIENTS':
      return speech.text('awards.problems.noRecipients')
    case 'GIVER_NAMED':
      return speech.text('awards.problems.giverNamed')
    case 'USER_GROUP_UNREADABLE':
    case 'USER_GROUP_EMPTY':
    case 'TOO_MANY_NAMED':
      return groupProblemInWords(problem, speech)
    case 'EVERYONE_NAMED':
      return speech.text('awards.problems.everyone', { name: problem.name })
    case 'NAME_NOT_FOUND':
      return speech.text('giving.nameNotFound', { name: problem.name })
    case 'NO_AWARD':
      return speech.text('awards.problems.noAward')
    case 'MESSAGE_TOO_LONG':
      return speech.text('giving.messageTooLong', { lengthMax: problem.lengthMax })
  }
}

/** Explains why a member can't give awards. Plain text. */
export const awardRefusalInWords = ({ code, speech }: Pick<AwardRefusal, 'code' | 'speech'>): string => {
  switch (code) {
    case 'PRO_REQUIRED':
      return speech.text('awards.refusals.proRequired')
    case 'AWARDS_NOT_YOURS_TO_GIVE':
      return speech.text('awards.refusals.notYours')
    case 'NO_AWARDS_OFFERED':
      return speech.text('awards.refusals.noneOffered')
    case 'TEAM_UNKNOWN':
    case 'MEMBER_UNKNOWN':
    case 'MEMBER_INACTIVE':
      return givingRefusalInWords({ code, speech })
  }
}

/** Explains why the ledger rejected an award, and what to do about it. Plain text. */
export const awardRejectionInWords = (rejection: LedgerRejection, reader: RejectionReader): string => {
  const { speech } = reader
  // Other rejections have the same words everywhere.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (rejection.code) {
    case 'AWARD_ALLOWANCE_EXHAUSTED':
      return speech.text('awards.refusals.exhausted', {
        cost: speech.points(rejection.requested),
        available: rejection.available,
        day: speech.day(reader.allowanceResetsAt),
      })
    case 'PRO_REQUIRED':
      return speech.text('awards.refusals.proRequired')
    case 'AWARDS_NOT_YOURS_TO_GIVE':
      return speech.text('awards.refusals.notYours')
    case 'AWARD_UNKNOWN':
      return speech.text('awards.refusals.unknown')
    case 'CHANNEL_UNKNOWN':
      return speech.text('awards.refusals.channelUnknown')
    case 'GIVING_NOT_ALLOWED':
      return speech.text('awards.refusals.givingNotAllowed')
    case 'RECIPIENT_NOT_ELIGIBLE':
      return speech.text('awards.refusals.recipientNotEligible', {
        name: rejection.memberName ?? speech.text('people.aPersonNamed'),
      })
    case 'NO_RECIPIENTS':
      return awardProblemInWords(rejection, speech)
    case 'SELF_RECOGNITION':
      return speech.text('awards.refusals.self')
    case 'TOO_MANY_RECIPIENTS':
      return speech.text('awards.refusals.tooManyRecipients', { recipientsMax: rejection.recipientsMax })
    case 'GIVEN_AWARD_UNKNOWN':
      return speech.text('awards.refusals.givenUnknown')
    case 'AWARD_RECALLED_ALREADY':
      return speech.text('awards.refusals.recalledAlready')
    case 'AWARD_NOT_RECALLED':
      return speech.text('awards.refusals.notRecalled')
    case 'RECALL_WINDOW_CLOSED':
      return speech.text('awards.refusals.late')
    case 'COMMAND_CONFLICT':
      return speech.text('awards.refusals.sentBefore')
    default:
      return rejectionInWords(rejection, reader)
  }
}
