import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import type { RecipientProblem, UserGroups } from '../../../slack/giving/recipients.ts'

/** The maximum length of a value in the ledger. */
export const valueLengthMax = 100

/** The shoutout of a line, as far as it could be read. */
export type ShoutoutDraft = {
  /** Slack user ids, each once, in the order they were named. */
  readonly recipients: readonly string[]
  readonly points: number | null
  /** A value in the team's spelling, or any word if the team has no values. */
  readonly value: string | null
  readonly message: string
  /** The GIF to attach. */
  readonly gif: GifChoice | null
}

/** A GIF by its search words: the chosen one, or the first one found. */
export type GifChoice = {
  readonly words: string
  readonly gifId: string | null
  /** The title shown when it was chosen. */
  readonly title: string
}

export type CompleteShoutout = ShoutoutDraft & { readonly points: number }

/** The reason why a line is not a complete shoutout yet, with what the answer needs. */
export type ShoutoutProblem =
  | RecipientProblem
  | { readonly code: 'NO_POINTS' }
  | { readonly code: 'POINTS_NOT_POSITIVE'; readonly text: string }
  | { readonly code: 'POINTS_NOT_WHOLE'; readonly text: string }
  | { readonly code: 'POINTS_NOT_AN_OPTION'; readonly pointOptions: readonly number[] }
  | { readonly code: 'POINTS_AMBIGUOUS'; readonly amounts: readonly number[] }
  | { readonly code: 'VALUE_REQUIRED' }
  | { readonly code: 'VALUE_NOT_FOUND'; readonly text: string }
  | { readonly code: 'VALUE_TOO_LONG'; readonly lengthMax: number }
  | { readonly code: 'VALUES_AMBIGUOUS'; readonly values: readonly string[] }
  | { readonly code: 'GIFS_AMBIGUOUS'; readonly words: readonly string[] }
  | { readonly code: 'NO_MESSAGE' }
  | { readonly code: 'MESSAGE_TOO_LONG'; readonly lengthMax: number }

export type ParsedShoutout =
  | { readonly kind: 'empty' }
  | { readonly kind: 'complete'; readonly shoutout: CompleteShoutout }
  | {
      readonly kind: 'incomplete'
      readonly draft: ShoutoutDraft
      readonly problems: readonly ShoutoutProblem[]
    }

/** The rules of the team and the channel. */
export type ShoutoutGrammar = {
  readonly giver: string
  readonly values: readonly string[]
  readonly isValueRequired: boolean
  readonly pointOptions: readonly number[]
  readonly pointsName: PointsName
  readonly groups: UserGroups
}
