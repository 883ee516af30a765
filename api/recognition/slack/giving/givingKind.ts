import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { CommandId } from '@laurel/ledger/kernel/ids.ts'
import type { ModalView } from '@slack/types'
import { z } from 'zod'
import type { SlackCaller } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import type { Place } from './places.ts'
import type { PrivateMessage } from './privateMessages.ts'

/** What is known of something that somebody wants to give. */
export type Draft = {
  /** Slack user ids, each once, in the order they were named. */
  readonly recipients: readonly string[]
  readonly message: string
}

/** Where a giver may give, and which of these is meant. */
export type GivingFormData = {
  readonly places: readonly Place[]
  readonly place: Place | undefined
  /** The channel of Slack to announce in, where it is another than that of the place. */
  readonly sourceChannelId?: string | undefined
}

/** What a way to give speaks of; `complete` is what a draft has once it can be given. */
export type GivingTypes = {
  readonly formData: GivingFormData
  readonly draft: Draft
  readonly complete: object
  readonly given: object
}

export type CompleteDraft<Own extends GivingTypes> = Own['draft'] & Own['complete']

/** A draft as it is kept for a day; each way to give adds its own fields. */
export const SavedDraft = z.strictObject({
  recipients: z.array(z.string()),
  message: z.string(),
  slackChannelId: z.string().nullable(),
  notes: z.array(z.string()),
})
export type SavedDraft = z.infer<typeof SavedDraft>

/** What a line says. Problems are sentences that say what to do. */
export type Reading<Own extends GivingTypes> =
  | { readonly kind: 'empty' }
  | { readonly kind: 'incomplete'; readonly draft: Own['draft']; readonly problems: readonly string[] }
  | { readonly kind: 'complete'; readonly draft: CompleteDraft<Own> }

/** What became of a draft. Who may have sent the same by accident is asked first. */
export type Outcome<Own extends GivingTypes> =
  | { readonly kind: 'given'; readonly position: number; readonly given: Own['given'] }
  | { readonly kind: 'refused'; readonly rejection: LedgerRejection }
  | { readonly kind: 'unsure'; readonly questionFor: (draftId: string) => PrivateMessage }

/** What a form is drawn from. */
export type FormModel<Own extends Pick<GivingTypes, 'formData' | 'draft'>> = {
  readonly formData: Own['formData']
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
export type GivingKind<Own extends GivingTypes> = {
  /** `/shoutout` */
  readonly command: `/${string}`
  readonly modalId: string
  readonly openDraftActionId: string
  /** What ids derive from: they outlive other names and stay as they are. */
  readonly idNames: { readonly command: string; readonly draft: string }
  /** The fields whose change draws the form anew, and the one among them that asks for a channel. */
  readonly fields: { readonly redrawn: readonly string[]; readonly place: string }
  readonly emptyDraft: Own['draft']
  readonly SavedDraft: z.ZodType<Own['draft'] & SavedDraft>
  readonly help: (context: SlackContext) => string
  /** Everything the form and the answers are made of, or why this person can't give. */
  readonly loadFormData: (
    context: SlackContext,
    caller: SlackCaller,
    slackChannelId: string | undefined,
  ) => Promise<{ readonly formData: Own['formData'] } | { readonly refusal: string }>
  readonly read: (text: string, formData: Own['formData']) => Reading<Own>
  /** What to ask where a line does not tell the channel; nothing where none is needed. */
  readonly placeQuestion: (draft: CompleteDraft<Own>, formData: Own['formData']) => string | undefined
  readonly modal: (model: FormModel<Own>, context: SlackContext) => ModalView | Promise<ModalView>
  readonly readForm: (state: unknown, formData: Own['formData']) => Own['draft']
  /** A draft that is ready to be given, or what to show under which field. */
  readonly complete: (
    draft: Own['draft'],
    formData: Own['formData'],
  ) => { readonly draft: CompleteDraft<Own> } | { readonly errors: Readonly<Record<string, string>> }
  /** Gives. The command's id comes from the request, so that one that is delivered twice is given once. */
  readonly submit: (
    context: SlackContext,
    caller: SlackCaller,
    formData: Own['formData'],
    draft: CompleteDraft<Own>,
    commandId: CommandId,
  ) => Promise<Outcome<Own>>
  readonly givenAnswer: (
    formData: Own['formData'],
    draft: CompleteDraft<Own>,
    given: Own['given'],
  ) => PrivateMessage
  readonly rejectionInWords: (rejection: LedgerRejection, formData: Own['formData']) => string
  /** The block under which a refusal of the ledger belongs. */
  readonly blockOf: (rejection: LedgerRejection, formData: Own['formData']) => string
  /** What to say when a form is closed and nobody knows what became of it. */
  readonly unclear: string
}

/** The same formData with another channel chosen. */
export const withPlace = <Data extends GivingFormData>(
  formData: Data,
  channelId: string | undefined,
): Data => ({
  ...formData,
  place: formData.places.find(place => place.channelId === channelId) ?? formData.place,
})
