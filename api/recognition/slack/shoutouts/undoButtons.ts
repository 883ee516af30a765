import { rejectionInWords } from '../../../slack/giving/rejectionInWords.ts'
import { undoPressed } from '../../../slack/giving/undoPressed.ts'
import { recallShoutout } from '../../recallShoutout.ts'
import { reinstateShoutout } from '../../reinstateShoutout.ts'
import { givenAgainAnswer, takenBackAnswer } from './shoutoutAnswers.ts'
import { shoutoutGiving } from './shoutoutGiving.ts'
import { notGivenAgainInWords } from './shoutoutWords.ts'
import { readUndoable, recallId, reinstateId } from './undo.ts'

/** Handles "Take back" after its confirmation. A shoutout is recalled once, however often the button is pressed. */
export const takeBackPressed = undoPressed({
  read: readUndoable,
  perform: (ledger, envelope, undoable, giverId) =>
    recallShoutout(
      ledger,
      { ...envelope, id: recallId(undoable, giverId) },
      { shoutoutId: undoable.shoutoutId, giverId, reason: 'Taken back by the giver in Slack' },
    ),
  answer: takenBackAnswer,
  refusal: rejectionInWords,
})

/** Handles "Give it again" below a recall. */
export const giveAgainPressed = undoPressed({
  giving: shoutoutGiving,
  read: readUndoable,
  perform: (ledger, envelope, undoable, giverId) =>
    reinstateShoutout(
      ledger,
      { ...envelope, id: reinstateId(undoable, giverId) },
      { shoutoutId: undoable.shoutoutId, giverId },
    ),
  answer: givenAgainAnswer,
  refusal: notGivenAgainInWords,
})
