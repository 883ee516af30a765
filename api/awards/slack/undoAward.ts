import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { type CommandId, GrantId, type MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { KnownBlock } from '@slack/types'
import { z } from 'zod'
import type { Speech } from '../../messages/speech.ts'
import { giveAgainButtonOf, takeBackButtonOf } from '../../slack/giving/undoButton.ts'

export const takeBackAwardActionId = 'takeBackAward'
export const giveAwardAgainActionId = 'giveAwardAgain'

/** The given award of a button, and how often it had been given when the button was shown. */
export type UndoableAward = { readonly grantId: GrantId; readonly round: number }

const Round = z.coerce.number().int().min(1)

export const readUndoableAward = (value: string | undefined): UndoableAward => {
  const [grantId, round] = (value ?? '').split(' ')
  return { grantId: GrantId.parse(grantId), round: Round.parse(round) }
}

const buttonValue = ({ grantId, round }: UndoableAward): string => `${grantId} ${round}`

/** Pressing a button twice sends one command. The next button sends another. */
export const recallAwardId = ({ grantId, round }: UndoableAward, giverId: MemberId): CommandId =>
  derivedId('slack.recallAward', grantId, giverId, String(round))

export const reinstateAwardId = ({ grantId, round }: UndoableAward, giverId: MemberId): CommandId =>
  derivedId('slack.reinstateAward', grantId, giverId, String(round))

export const takeBackAwardButton = (speech: Speech, undoable: UndoableAward): KnownBlock =>
  takeBackButtonOf(
    speech,
    { actionId: takeBackAwardActionId, value: buttonValue(undoable) },
    speech.text('awards.answers.takeBackConsequence'),
  )

export const giveAwardAgainButton = (speech: Speech, undoable: UndoableAward): KnownBlock =>
  giveAgainButtonOf(speech, { actionId: giveAwardAgainActionId, value: buttonValue(undoable) })
