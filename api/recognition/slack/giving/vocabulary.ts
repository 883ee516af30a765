import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { CommandId } from '@laurel/ledger/kernel/ids.ts'
import type { ModalView } from '@slack/types'
import { z } from 'zod'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import type { Place } from './places.ts'
import type { PrivateMessage } from './privateMessages.ts'
import type { Visitor } from './visitor.ts'

/** What is known of something that somebody wants to give. */
export type Draft = {
  /** Slack user ids, each once, in the order they were named. */
  readonly recipients: readonly string[]
  readonly message: string
}

/** Where a giver may give, and which of these is meant. */
export type Desk = {
  readonly places: readonly Place[]
  readonly place: Place | undefined
  /** The channel of Slack to announce in, where it is another than that of the place. */
  readonly spokenIn?: string | undefined
}

/** What a way to give speaks of; `complete` is what a draft has once it can be given. */
export type Terms = {
  readonly desk: Desk
  readonly draft: Draft
  readonly complete: object
  readonly given: object
}

export type Wish<Own extends Terms> = Own['draft'] & Own['complete']

/** A draft as it is kept for a day; each way to give adds its own fields. */
export const KeptDraft = z.strictObject({
  recipients: z.array(z.string()),
  message: z.string(),
  slackChannelId: z.string().nullable(),
  notes: z.array(z.string()),
})
export type KeptDraft = z.infer<typeof KeptDraft>

/** What a line says. Problems are sentences that say what to do. */
export type Reading<Own extends Terms> =
  | { readonly kind: 'empty' }
  | { readonly kind: 'incomplete'; readonly draft: Own['draft']; readonly problems: readonly string[] }
  | { readonly kind: 'complete'; readonly wish: Wish<Own> }

/** What became of a wish. Who may have sent the same by accident is asked first. */
export type Outcome<Own extends Terms> =
  | { readonly kind: 'given'; readonly position: number; readonly given: Own['given'] }
  | { readonly kind: 'refused'; readonly rejection: LedgerRejection }
  | { readonly kind: 'unsure'; readonly questionFor: (draftId: string) => PrivateMessage }

/** What a form is drawn from. */
export type Sheet<Own extends Pick<Terms, 'desk' | 'draft'>> = {
  readonly desk: Own['desk']
  readonly draft: Own['draft']
  /** What to tell the person first: why a line was not sent, or nothing. */
  readonly notes: readonly string[]
  /** Where the answer goes when the form has been sent; see `ModalOrigin`. */
  readonly privateMetadata: string
}

/**
 * A way to give: what is read, asked, said and done. How commands, forms and drafts go is the same for all of them; see
 * `bindGiving`.
 */
export type Vocabulary<Own extends Terms> = {
  /** `/shoutout` */
  readonly command: `/${string}`
  readonly modalId: string
  readonly openDraftActionId: string
  /** What ids derive from: they outlive other names and stay as they are. */
  readonly idNames: { readonly command: string; readonly draft: string }
  /** The fields whose change draws the form anew, and the one among them that asks for a channel. */
  readonly fields: { readonly redrawn: readonly string[]; readonly place: string }
  readonly emptyDraft: Own['draft']
  readonly KeptDraft: z.ZodType<Own['draft'] & KeptDraft>
  readonly help: (context: SlackContext) => string
  /** Everything the form and the answers are made of, or why this person can't give. */
  readonly setDesk: (
    context: SlackContext,
    visitor: Visitor,
    slackChannelId: string | undefined,
  ) => Promise<{ readonly desk: Own['desk'] } | { readonly refusal: string }>
  readonly read: (text: string, desk: Own['desk']) => Reading<Own>
  /** What to ask where a line does not tell the channel; nothing where none is needed. */
  readonly placeQuestion: (wish: Wish<Own>, desk: Own['desk']) => string | undefined
  readonly modal: (sheet: Sheet<Own>, context: SlackContext) => ModalView | Promise<ModalView>
  readonly readForm: (state: unknown, desk: Own['desk']) => Own['draft']
  /** A draft that is ready to be given, or what to show under which field. */
  readonly complete: (
    draft: Own['draft'],
    desk: Own['desk'],
  ) => { readonly wish: Wish<Own> } | { readonly errors: Readonly<Record<string, string>> }
  /** Gives. The command's id comes from the request, so that one that is delivered twice is given once. */
  readonly submit: (
    context: SlackContext,
    visitor: Visitor,
    desk: Own['desk'],
    wish: Wish<Own>,
    commandId: CommandId,
  ) => Promise<Outcome<Own>>
  readonly givenAnswer: (desk: Own['desk'], wish: Wish<Own>, given: Own['given']) => PrivateMessage
  readonly rejectionInWords: (rejection: LedgerRejection, desk: Own['desk']) => string
  /** The block under which a refusal of the ledger belongs. */
  readonly blockOf: (rejection: LedgerRejection, desk: Own['desk']) => string
  /** What to say when a form is closed and nobody knows what became of it. */
  readonly unclear: string
}

/** The same desk with another channel chosen. */
export const deskAt = <SomeDesk extends Desk>(desk: SomeDesk, channelId: string | undefined): SomeDesk => ({
  ...desk,
  place: desk.places.find(place => place.channelId === channelId) ?? desk.place,
})
