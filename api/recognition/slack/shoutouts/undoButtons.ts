import type { LedgerCommand, LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { postToResponseUrl } from '../../../slack/app/postToResponseUrl.ts'
import { sendPrivately } from '../../../slack/app/sendPrivately.ts'
import { slackCallerOf } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { type ButtonPressed, originOf } from '../../../slack/giving/buttonPressed.ts'
import { formDataOrReply } from '../../../slack/giving/openForm.ts'
import { type PrivateMessage, plainAnswer } from '../../../slack/giving/privateMessages.ts'
import { rejectionInWords } from '../../../slack/giving/rejectionInWords.ts'
import { refreshHome } from '../../../slack/home/publishHome.ts'
import { recallShoutout } from '../../recallShoutout.ts'
import { reinstateShoutout } from '../../reinstateShoutout.ts'
import { givenAgainAnswer, takenBackAnswer } from './shoutoutAnswers.ts'
import type { ShoutoutFormData } from './shoutoutFormData.ts'
import { shoutoutGiving } from './shoutoutGiving.ts'
import { notGivenAgainInWords } from './shoutoutWords.ts'
import { readUndoable, recallId, reinstateId, type Undoable } from './undo.ts'

type Envelope = Pick<LedgerCommand, 'teamId' | 'actor' | 'occurredAt'>

/** The use case of a button, and the answers to its outcomes. */
type Undo = {
  readonly perform: (
    ledger: Ledger,
    envelope: Envelope,
    undoable: Undoable,
    giverId: MemberId,
  ) => Promise<Outcome>
  readonly answer: (undoable: Undoable) => PrivateMessage
  readonly refusal: (rejection: LedgerRejection, formData: ShoutoutFormData) => string
}

const pressed =
  (undo: Undo) =>
  (laurel: SlackContext) =>
  async ({ ack, body, action, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const caller = slackCallerOf(context, body.user.id, client)
    const { teamId, slackUserId } = caller
    const origin = originOf(body)
    const formData = await formDataOrReply(shoutoutGiving, laurel, caller, origin)
    if (!formData) return
    const undoable = readUndoable(action.value)
    const giverId = memberIdOf(teamId, slackUserId)
    const envelope = { teamId, actor: { kind: 'member', id: giverId }, occurredAt: laurel.clock() } as const
    const outcome = await undo.perform(laurel.ledger, envelope, undoable, giverId)
    if (outcome.kind === 'rejected') {
      const reason = undo.refusal(outcome.rejection, formData)
      return sendPrivately({ ...caller, ...origin }, plainAnswer(reason))
    }
    const message = undo.answer(undoable)
    if (body.response_url)
      await postToResponseUrl(client, body.response_url, { replace_original: true, ...message })
    else await sendPrivately({ ...caller, ...origin }, message)
    await refreshHome(laurel, caller, outcome.position)
  }

/** Handles "Take back" after its confirmation. A shoutout is recalled once, however often the button is pressed. */
export const takeBackPressed = pressed({
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
export const giveAgainPressed = pressed({
  perform: (ledger, envelope, undoable, giverId) =>
    reinstateShoutout(
      ledger,
      { ...envelope, id: reinstateId(undoable, giverId) },
      { shoutoutId: undoable.shoutoutId, giverId },
    ),
  answer: givenAgainAnswer,
  refusal: notGivenAgainInWords,
})
