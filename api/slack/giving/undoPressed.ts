import type { LedgerCommand, LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { periodEnd } from '@laurel/ledger/kernel/period.ts'
import { postToResponseUrl } from '../app/postToResponseUrl.ts'
import { sendPrivately } from '../app/sendPrivately.ts'
import { slackCallerOf } from '../app/slackCaller.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { refreshHome } from '../home/publishHome.ts'
import { type SlackSpeech, speechToMember } from '../speech/slackSpeech.ts'
import { type ButtonPressed, originOf } from './buttonPressed.ts'
import type { GivingKind, GivingTypes } from './givingKind.ts'
import { formDataOrReply } from './openForm.ts'
import { type PrivateMessage, plainAnswer } from './privateMessages.ts'
import { type RejectionReader, rejectionInWords } from './rejectionInWords.ts'

export type UndoEnvelope = Pick<LedgerCommand, 'teamId' | 'actor' | 'occurredAt'>

/** The use case of a button, and the answers to its outcomes. */
export type Undo<Own extends GivingTypes, Undoable> = {
  /** The way to give that a button needs to be open to its giver. Taking back stays possible when giving has ended. */
  readonly giving?: GivingKind<Own>
  readonly read: (value: string | undefined) => Undoable
  readonly perform: (
    ledger: Ledger,
    envelope: UndoEnvelope,
    undoable: Undoable,
    giverId: MemberId,
  ) => Promise<Outcome>
  readonly answer: (speech: SlackSpeech, undoable: Undoable) => PrivateMessage
  readonly refusal: (rejection: LedgerRejection, reader: RejectionReader) => string
}

/** Handles a button that takes back what its giver gave, or gives it again. */
export const undoPressed =
  <Own extends GivingTypes, Undoable>(undo: Undo<Own, Undoable>) =>
  (laurel: SlackContext) =>
  async ({ ack, body, action, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const caller = slackCallerOf(context, body.user.id, client)
    const { teamId, slackUserId } = caller
    const origin = originOf(body)
    if (undo.giving && !(await formDataOrReply(undo.giving, laurel, caller, origin))) return
    const undoable = undo.read(action.value)
    const giverId = memberIdOf(teamId, slackUserId)
    const [team, giver] = await Promise.all([
      laurel.ledger.team(teamId),
      laurel.ledger.member(teamId, giverId),
    ])
    const speech = speechToMember(team, giver)
    const now = laurel.clock()
    const reader = {
      speech,
      allowanceResetsAt:
        team.kind === 'unknown' ? now : periodEnd(now, team.allowancePolicy.interval, team.timeZone),
    }
    const refuse = (reason: string) => sendPrivately({ ...caller, ...origin }, plainAnswer(reason))
    if (giver.kind === 'known' && !giver.isActive)
      return refuse(rejectionInWords({ code: 'MEMBER_INACTIVE' }, reader))
    const envelope = { teamId, actor: { kind: 'member', id: giverId }, occurredAt: now } as const
    const outcome = await undo.perform(laurel.ledger, envelope, undoable, giverId)
    if (outcome.kind === 'rejected')
      return refuse(
        team.kind === 'unknown'
          ? rejectionInWords({ code: 'TEAM_UNKNOWN' }, reader)
          : undo.refusal(outcome.rejection, reader),
      )
    const message = undo.answer(speech, undoable)
    if (body.response_url)
      await postToResponseUrl(client, body.response_url, { replace_original: true, ...message })
    else await sendPrivately({ ...caller, ...origin }, message)
    await refreshHome(laurel, caller, outcome.position)
  }
