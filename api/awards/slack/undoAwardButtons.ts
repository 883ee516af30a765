import { undoPressed } from '../../slack/giving/undoPressed.ts'
import { recallAward } from '../recallAward.ts'
import { reinstateAward } from '../reinstateAward.ts'
import { awardGivenAgainAnswer, awardTakenBackAnswer } from './awardAnswers.ts'
import { awardGiving } from './awardGiving.ts'
import { awardRejectionInWords } from './awardWords.ts'
import { readUndoableAward, recallAwardId, reinstateAwardId } from './undoAward.ts'

/** Handles "Take back" below a given award, after its confirmation. */
export const takeAwardBackPressed = undoPressed({
  read: readUndoableAward,
  perform: (ledger, envelope, undoable, giverId) =>
    recallAward(
      ledger,
      { ...envelope, id: recallAwardId(undoable, giverId) },
      { grantId: undoable.grantId, giverId, reason: 'Taken back by the giver in Slack' },
    ),
  answer: awardTakenBackAnswer,
  refusal: awardRejectionInWords,
})

/** Handles "Give it again" below a recalled award. */
export const giveAwardAgainPressed = undoPressed({
  giving: awardGiving,
  read: readUndoableAward,
  perform: (ledger, envelope, undoable, giverId) =>
    reinstateAward(
      ledger,
      { ...envelope, id: reinstateAwardId(undoable, giverId) },
      { grantId: undoable.grantId, giverId },
    ),
  answer: awardGivenAgainAnswer,
  refusal: awardRejectionInWords,
})
