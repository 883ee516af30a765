import type { AwardId } from '@laurel/ledger/kernel/ids.ts'
import type { RecipientProblem } from '../../recognition/slack/giving/recipients.ts'

/** What a person may say about a spot award in one line, as far as it was understood. */
export type AwardDraft = {
  /** Slack user ids, each once, in the order they were named. */
  readonly recipients: readonly string[]
  readonly awardId: AwardId | null
  /** Empty where the award's own message shall be posted. */
  readonly message: string
}

export type CompleteAward = AwardDraft & { readonly awardId: AwardId }

/** Why a text is not yet an award. Every problem carries what the answer to the person needs. */
export type AwardProblem =
  | RecipientProblem
  | { readonly code: 'NO_AWARD' }
  | { readonly code: 'MESSAGE_TOO_LONG'; readonly lengthMax: number }

export type ParsedAward =
  | { readonly kind: 'empty' }
  | { readonly kind: 'complete'; readonly award: CompleteAward }
  | { readonly kind: 'incomplete'; readonly draft: AwardDraft; readonly problems: readonly AwardProblem[] }

/** What may be given, and by whom. */
export type AwardGrammar = {
  readonly giver: string
  readonly awards: readonly { readonly awardId: AwardId; readonly name: string }[]
}

export const emptyAwardDraft: AwardDraft = { recipients: [], awardId: null, message: '' }
