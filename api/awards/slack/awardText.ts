import type { AwardId } from '@laurel/ledger/kernel/ids.ts'
import type { RecipientProblem, UserGroups } from '../../slack/giving/recipients.ts'

/** The award of a line, as far as it could be read. */
export type AwardDraft = {
  /** Slack user ids, each once, in the order they were named. */
  readonly recipients: readonly string[]
  readonly awardId: AwardId | null
  /** Empty if the award's own message is to be posted. */
  readonly message: string
}

export type CompleteAward = AwardDraft & { readonly awardId: AwardId }

/** The reason why a line is not a complete award yet, with what the answer needs. */
export type AwardProblem =
  | RecipientProblem
  | { readonly code: 'NO_AWARD' }
  | { readonly code: 'MESSAGE_TOO_LONG'; readonly lengthMax: number }

export type ParsedAward =
  | { readonly kind: 'empty' }
  | { readonly kind: 'complete'; readonly award: CompleteAward }
  | { readonly kind: 'incomplete'; readonly draft: AwardDraft; readonly problems: readonly AwardProblem[] }

/** The awards that a line may name, and its giver. */
export type AwardGrammar = {
  readonly giver: string
  readonly awards: readonly { readonly awardId: AwardId; readonly name: string }[]
  readonly groups: UserGroups
}

export const emptyAwardDraft: AwardDraft = { recipients: [], awardId: null, message: '' }
