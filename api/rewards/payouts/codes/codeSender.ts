import type { Speech } from '../../../messages/speech.ts'
import { codeMilliseconds } from '../limits.ts'

export type CodeMessage = {
  /** The e-mail address or phone number that the code verifies. */
  readonly to: string
  readonly code: string
  readonly teamName: string
  /** The language of the person. */
  readonly speech: Speech
}

/** Sends a code; throws `CodeNotSent` where it did not go out. */
export type CodeSender = (message: CodeMessage, signal: AbortSignal) => Promise<void>

/** Null for a channel that this installation has no provider for. */
export type CodeSenders = { readonly email: CodeSender | null; readonly phone: CodeSender | null }

export const noCodeSenders: CodeSenders = { email: null, phone: null }

/** The message names the provider and never an address, a code or a secret. */
export class CodeNotSent extends Error {
  override readonly name = 'CodeNotSent'
}

const minutes = codeMilliseconds / 60_000

export const codeSubject = ({ speech }: CodeMessage): string => speech.text('rewards.codeSubject')

/** Short enough for one text message. */
export const codeText = ({ code, teamName, speech }: CodeMessage): string =>
  speech.text('rewards.code', { code, team: teamName.slice(0, 60), minutes })
