import type { LedgerCommand, LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { postToResponseUrl } from '../../../slack/app/postToResponseUrl.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { tellPrivately } from '../../../slack/app/tellPrivately.ts'
import { visitorOf } from '../../../slack/app/visitorOf.ts'
import { refreshHome } from '../../../slack/home/publishHome.ts'
import { type ButtonPressed, originOf } from '../giving/buttonPressed.ts'
import { deskOrRefusal } from '../giving/openForm.ts'
import { type PrivateMessage, plainAnswer } from '../giving/privateMessages.ts'
import { givenAgainAnswer, takenBackAnswer } from './answers.ts'
import type { GivingDesk } from './givingDesk.ts'
import { shoutouts } from './shoutouts.ts'
import { readUndoable, recallId, reinstateId, type Undoable } from './undo.ts'
import { notGivenAgainInWords, rejectionInWords } from './words.ts'

type Envelope = Pick<LedgerCommand, 'teamId' | 'actor' | 'occurredAt'>

/** What a button asks of the ledger, and what its giver reads then. */
type Undo = {
  readonly command: (
    envelope: Envelope,
    undoable: Undoable,
    giverId: MemberId,
    desk: GivingDesk,
  ) => LedgerCommand
  readonly answer: (undoable: Undoable) => PrivateMessage
  readonly refusal: (rejection: LedgerRejection, desk: GivingDesk) => string
}

const pressed =
  (undo: Undo) =>
  (laurel: SlackContext) =>
  async ({ ack, body, action, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const visitor = visitorOf(context, body.user.id, client)
    const { teamId, slackUserId } = visitor
    const origin = originOf(body)
    const desk = await deskOrRefusal(shoutouts, laurel, visitor, origin)
    if (!desk) return
    const undoable = readUndoable(action.value)
    const giverId = memberIdOf(teamId, slackUserId)
    const envelope = { teamId, actor: { kind: 'member', id: giverId }, occurredAt: laurel.clock() } as const
    const outcome = await laurel.ledger.handle(undo.command(envelope, undoable, giverId, desk))
    if (outcome.kind === 'rejected') {
      const reason = undo.refusal(outcome.rejection, desk)
      return tellPrivately({ ...visitor, ...origin }, plainAnswer(reason))
    }
    const message = undo.answer(undoable)
    if (body.response_url) await postToResponseUrl(body.response_url, { replace_original: true, ...message })
    else await tellPrivately({ ...visitor, ...origin }, message)
    await refreshHome(laurel, visitor, outcome.position)
  }

/** "Take back" under a confirmation. A shoutout is taken back once, however often the button is pressed. */
export const takeBackPressed = pressed({
  command: (envelope, undoable, giverId, { team }) => ({
    type: 'recallShoutout',
    id: recallId(undoable, giverId),
    ...envelope,
    data: { shoutoutId: undoable.shoutoutId, giverId, reason: 'Taken back by the giver in Slack' },
    policy: { clawBackPolicy: team.clawBackPolicy },
  }),
  answer: takenBackAnswer,
  refusal: rejectionInWords,
})

/** "Give it again" under what was taken back. */
export const giveAgainPressed = pressed({
  command: (envelope, undoable, giverId) => ({
    type: 'reinstateShoutout',
    id: reinstateId(undoable, giverId),
    ...envelope,
    data: { shoutoutId: undoable.shoutoutId, giverId },
  }),
  answer: givenAgainAnswer,
  refusal: notGivenAgainInWords,
})
