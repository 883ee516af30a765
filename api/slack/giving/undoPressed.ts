import type { LedgerCommand, LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { periodEnd } from '@laurel/ledger/kernel/period.ts'
import { postToResponseUrl } from '../app/postToResponseUrl.ts'
import { sendPrivately } from '../app/sendPrivately.ts'
import { slackCallerOf } from '../app/slackCaller.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { refreshHome } from '../home/publishHome.ts'
import { type ButtonPressed, originOf } from './buttonPressed.ts'
import type { GivingKind, GivingTypes } from './givingKind.ts'
import { formDataOrReply } from './openForm.ts'
import { type PrivateMessage, plainAnswer } from './privateMessages.ts'
import { givingRefusalInWords } from './rejectionInWords.ts'
import type { Wording } from './wording.ts'

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
  readonly answer: (undoable: Undoable) => PrivateMessage
  readonly refusal: (
    rejection: LedgerRejection,
    wording: { readonly team: Wording; readonly allowanceResetsAt: Instant },
  ) => string
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
    const giver = await laurel.ledger.member(teamId, giverId)
    if (giver.kind === 'known' && !giver.isActive)
      return sendPrivately(
        { ...caller, ...origin },
        plainAnswer(givingRefusalInWords({ code: 'MEMBER_INACTIVE' })),
      )
    const envelope = { teamId, actor: { kind: 'member', id: giverId }, occurredAt: laurel.clock() } as const
    const outcome = await undo.perform(laurel.ledger, envelope, undoable, giverId)
    if (outcome.kind === 'rejected') {
      const reason = await reasonOf(laurel, teamId, outcome.rejection, undo.refusal)
      return sendPrivately({ ...caller, ...origin }, plainAnswer(reason))
    }
    const message = undo.answer(undoable)
    if (body.response_url)
      await postToResponseUrl(client, body.response_url, { replace_original: true, ...message })
    else await sendPrivately({ ...caller, ...origin }, message)
    await refreshHome(laurel, caller, outcome.position)
  }

const reasonOf = async (
  { ledger, clock }: Pick<SlackContext, 'ledger' | 'clock'>,
  teamId: TeamId,
  rejection: LedgerRejection,
  inWords: Undo<GivingTypes, never>['refusal'],
): Promise<string> => {
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') return givingRefusalInWords({ code: 'TEAM_UNKNOWN' })
  const allowanceResetsAt = periodEnd(clock(), team.allowancePolicy.interval, team.timeZone)
  return inWords(rejection, { team, allowanceResetsAt })
}
