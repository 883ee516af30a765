import type { RecipientProblem } from '../giving/recipients.ts'

/** What the ledger keeps of a value. */
export const valueLengthMax = 100

/** What a person may say about a shoutout in one line, as far as it was understood. */
export type ShoutoutDraft = {
  /** Slack user ids, each once, in the order they were named. */
  readonly recipients: readonly string[]
  readonly points: number | null
  /** One of the team's values as the team spells it, or any word when the team has named none. */
  readonly value: string | null
  readonly message: string
  /** The GIF that shall go with it. */
  readonly gif: GifChoice | null
}

/** A GIF by the words it is searched by: the one that was chosen, or the first that is found. */
export type GifChoice = {
  readonly words: string
  readonly gifId: string | null
  /** What the person saw when choosing. */
  readonly title: string
}

export type CompleteShoutout = ShoutoutDraft & { readonly points: number }

/** Why a text is not yet a shoutout. Every problem carries what the answer to the person needs. */
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

/** What the team and the channel allow. */
export type ShoutoutGrammar = {
  readonly giver: string
  readonly values: readonly string[]
  readonly isValueRequired: boolean
  readonly pointOptions: readonly number[]
  readonly pointsName: string
}
