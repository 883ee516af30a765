import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { CommandId } from '@laurel/ledger/kernel/ids.ts'
import type { ModalView } from '@slack/types'
import { z } from 'zod'
import type { TextKey } from '../../messages/speech.ts'
import type { SlackCaller } from '../app/slackCaller.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import type { SlackSpeech } from '../speech/slackSpeech.ts'
import type { Place } from './places.ts'
import type { PrivateMessage } from './privateMessages.ts'
import type { UserGroups } from './recipients.ts'

/** An incomplete shoutout or award. */
export type Draft = {
  /** Slack user ids, each once, in the order they were named. */
  readonly recipients: readonly string[]
  readonly message: string
}

/** The channels the giver may choose, and the chosen one. */
export type GivingFormData = {
  /** The words to the giver. */
  readonly speech: SlackSpeech
  readonly places: readonly Place[]
  readonly place: Place | undefined
  /** The Slack channel to announce in, if it is not the channel of the place. */
  readonly sourceChannelId?: string | undefined
}

/** The types of a way to give. `complete` is what a draft has once it can be given. */
export type GivingTypes = {
  readonly formData: GivingFormData
  readonly draft: Draft
  readonly complete: object
  readonly given: object
}

export type CompleteDraft<Own extends GivingTypes> = Own['draft'] & Own['complete']

/** A draft as it is saved for a day. Each way to give adds its fields. */
export const SavedDraft = z.strictObject({
  recipients: z.array(z.string()),
  message: z.string(),
  slackChannelId: z.string().nullable(),
  notes: z.array(z.string()),
  /** The first of the drafts that came from one line or form. Their buttons and forms together give once. */
  intentId: z.string().optional(),
})
export type SavedDraft = z.infer<typeof SavedDraft>

/** The result of reading a line. Problems are sentences that say what to do. */
export type Reading<Own extends GivingTypes> =
  | { readonly kind: 'empty' }
  | { readonly kind: 'incomplete'; readonly draft: Own['draft']; readonly problems: readonly string[] }
  | { readonly kind: 'complete'; readonly draft: CompleteDraft<Own> }

/** The result of giving. An outcome is unsure if the giver has to confirm a repeat. */
export type Outcome<Own extends GivingTypes> =
  | { readonly kind: 'given'; readonly position: number; readonly given: Own['given'] }
  | { readonly kind: 'refused'; readonly rejection: LedgerRejection }
  | { readonly kind: 'unsure'; readonly questionFor: (draftId: string) => PrivateMessage }

/** The content of a form. */
export type FormModel<Own extends Pick<GivingTypes, 'formData' | 'draft'>> = {
  readonly formData: Own['formData']
  readonly draft: Own['draft']
  /** Sentences above the fields, such as the reason why a line was not sent. */
  readonly notes: readonly string[]
  /** Where the answer to the form goes; see `ModalOrigin`. */
  readonly privateMetadata: string
}

/**
 * A way to give: its parser, its form and its words. Commands, forms and drafts work the same for all; see
 * `bindGiving`.
 */
export type GivingKind<Own extends GivingTypes> = {
  /** `/shoutout` */
  readonly command: `/${string}`
  readonly modalId: string
  readonly openDraftActionId: string
  /** The button that confirms a user group. */
  readonly confirmActionId: string
  /** The names that ids derive from. They must never change. */
  readonly idNames: { readonly command: string; readonly draft: string; readonly confirmed: string }
  /** The fields whose change redraws the form, and the field that asks for a channel. */
  readonly fields: { readonly redrawn: readonly string[]; readonly place: string }
  readonly emptyDraft: Own['draft']
  readonly SavedDraft: z.ZodType<Own['draft'] & SavedDraft>
  readonly help: (context: Pick<SlackContext, 'gifs'>, speech: SlackSpeech) => string
  /** Loads the data behind the form and the answers, or returns why this person can't give. */
  readonly loadFormData: (
    context: SlackContext,
    caller: SlackCaller,
    slackChannelId: string | undefined,
  ) => Promise<{ readonly formData: Own['formData'] } | { readonly refusal: string }>
  readonly read: (text: string, formData: Own['formData'], groups: UserGroups) => Reading<Own>
  /** The cost, as the form shows it. mrkdwn. */
  readonly costInWords: (formData: Own['formData'], draft: Own['draft']) => string
  /** The question for the channel, if a line needs one. */
  readonly placeQuestion: (draft: CompleteDraft<Own>, formData: Own['formData']) => string | undefined
  readonly modal: (model: FormModel<Own>, context: SlackContext) => ModalView | Promise<ModalView>
  readonly readForm: (state: unknown, formData: Own['formData']) => Own['draft']
  /** Completes a draft, or returns the errors of its fields. */
  readonly complete: (
    draft: Own['draft'],
    formData: Own['formData'],
  ) => { readonly draft: CompleteDraft<Own> } | { readonly errors: Readonly<Record<string, string>> }
  /** Gives. The id of the command derives from the request, so that a request delivered twice gives once. */
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
  /** The block that shows a rejection of the ledger. */
  readonly blockOf: (rejection: LedgerRejection, formData: Own['formData']) => string
  /** The message if a form was closed and its outcome is unknown. */
  readonly unclear: TextKey
}

/** The same form data with another channel chosen. */
export const withPlace = <Data extends GivingFormData>(
  formData: Data,
  channelId: string | undefined,
): Data => ({
  ...formData,
  place: formData.places.find(place => place.channelId === channelId) ?? formData.place,
})
