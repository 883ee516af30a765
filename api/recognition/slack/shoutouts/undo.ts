import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { type CommandId, type MemberId, ShoutoutId } from '@laurel/ledger/kernel/ids.ts'
import type { KnownBlock } from '@slack/types'
import { z } from 'zod'
import type { Speech } from '../../../messages/speech.ts'
import { giveAgainButtonOf, takeBackButtonOf } from '../../../slack/giving/undoButton.ts'

export const takeBackActionId = 'takeBackShoutout'
export const giveAgainActionId = 'giveShoutoutAgain'

/** The shoutout of a button, and how often it had been given when the button was shown. */
export type Undoable = { readonly shoutoutId: ShoutoutId; readonly round: number }

const Round = z.coerce.number().int().min(1)

/** Buttons of older messages have no round; theirs is the first. */
export const readUndoable = (value: string | undefined): Undoable => {
  const [shoutoutId, round = 1] = (value ?? '').split(' ')
  return { shoutoutId: ShoutoutId.parse(shoutoutId), round: Round.parse(round) }
}

const buttonValue = ({ shoutoutId, round }: Undoable): string =>
  round === 1 ? shoutoutId : `${shoutoutId} ${round}`

/** Pressing a button twice sends one command. The next button sends another. */
export const recallId = ({ shoutoutId, round }: Undoable, giverId: MemberId): CommandId =>
  round === 1
    ? derivedId('slack.recallShoutout', shoutoutId, giverId)
    : derivedId('slack.recallShoutout', shoutoutId, giverId, String(round))

export const reinstateId = ({ shoutoutId, round }: Undoable, giverId: MemberId): CommandId =>
  derivedId('slack.reinstateShoutout', shoutoutId, giverId, String(round))

export const takeBackButton = (speech: Speech, undoable: Undoable): KnownBlock =>
  takeBackButtonOf(
    speech,
    { actionId: takeBackActionId, value: buttonValue(undoable) },
    speech.text('recognition.answers.takeBackConsequence'),
  )

export const giveAgainButton = (speech: Speech, undoable: Undoable): KnownBlock =>
  giveAgainButtonOf(speech, { actionId: giveAgainActionId, value: buttonValue(undoable) })
