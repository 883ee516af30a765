import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Speech } from '../../../messages/speech.ts'
import {
  groupProblemInWords,
  pointsNotAnOption,
  type RejectionReader,
  rejectionInWords,
} from '../../../slack/giving/rejectionInWords.ts'
import type { ShoutoutProblem } from './shoutoutText.ts'

/** Explains a problem of a line or a form, and what to do about it. Plain text. */
export const problemInWords = (problem: ShoutoutProblem, speech: Speech): string => {
  switch (problem.code) {
    case 'NO_RECIPIENTS':
      return speech.text('giving.refusals.noRecipients')
    case 'GIVER_NAMED':
      return speech.text('recognition.problems.giverNamed')
    case 'USER_GROUP_UNREADABLE':
    case 'USER_GROUP_EMPTY':
    case 'TOO_MANY_NAMED':
      return groupProblemInWords(problem, speech)
    case 'EVERYONE_NAMED':
      return speech.text('recognition.problems.everyone', { name: problem.name })
    case 'NAME_NOT_FOUND':
      return speech.text('giving.nameNotFound', { name: problem.name })
    case 'NO_POINTS':
      return speech.text('recognition.problems.noPoints')
    case 'POINTS_NOT_POSITIVE':
      return speech.text('recognition.problems.notPositive', { text: problem.text })
    case 'POINTS_NOT_WHOLE':
      return speech.text('recognition.problems.notWhole', { text: problem.text })
    case 'POINTS_NOT_AN_OPTION':
      return pointsNotAnOption(problem.pointOptions, speech)
    case 'POINTS_AMBIGUOUS':
      return speech.text('recognition.problems.severalAmounts', { amounts: problem.amounts.join(', ') })
    case 'VALUE_REQUIRED':
      return speech.text('giving.refusals.valueRequired')
    case 'VALUE_NOT_FOUND':
      return speech.text('recognition.problems.valueNotFound', { text: problem.text })
    case 'VALUE_TOO_LONG':
      return speech.text('recognition.problems.valueTooLong', { lengthMax: problem.lengthMax })
    case 'VALUES_AMBIGUOUS':
      return speech.text('recognition.problems.severalValues', { values: problem.values.join(', ') })
    case 'GIFS_AMBIGUOUS':
      return speech.text('recognition.problems.severalGifs', { words: problem.words.join(', ') })
    case 'NO_MESSAGE':
      return speech.text('recognition.problems.noMessage')
    case 'MESSAGE_TOO_LONG':
      return speech.text('giving.messageTooLong', { lengthMax: problem.lengthMax })
  }
}

/** Explains why a recalled shoutout can't be reinstated, and what to do about it. Plain text. */
export const notGivenAgainInWords = (rejection: LedgerRejection, reader: RejectionReader): string => {
  const { speech } = reader
  // Other rejections have the same words everywhere.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (rejection.code) {
    case 'ALLOWANCE_EXHAUSTED':
      return speech.text('recognition.notGivenAgain.exhausted', {
        cost: speech.points(rejection.requested),
        available: rejection.available,
      })
    case 'SHOUTOUT_UNKNOWN':
      return speech.text('recognition.notGivenAgain.unknown')
    case 'SHOUTOUT_NOT_RECALLED':
      return speech.text('recognition.notGivenAgain.already')
    case 'RECALL_WINDOW_CLOSED':
      return speech.text('recognition.notGivenAgain.late')
    default:
      return rejectionInWords(rejection, reader)
  }
}
