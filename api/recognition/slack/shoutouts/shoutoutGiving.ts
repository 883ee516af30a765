import { z } from 'zod'
import { type GivingKind, SavedDraft } from '../../../slack/giving/givingKind.ts'
import { givingRefusalInWords, rejectionInWords } from '../../../slack/giving/rejectionInWords.ts'
import { parseShoutout } from './parseShoutout.ts'
import { noGifsHere, previewOf } from './pickGif.ts'
import { blockOfRejection, completeForm, readForm } from './readShoutoutForm.ts'
import { repeatQuestion } from './sendAgain.ts'
import { givenAnswer, openDraftActionId } from './shoutoutAnswers.ts'
import {
  grammarOf,
  isShoutoutFormData,
  loadShoutoutFormData,
  type ShoutoutFormData,
} from './shoutoutFormData.ts'
import { costInWords, emptyDraft, field, shoutoutModal, shoutoutModalId } from './shoutoutModal.ts'
import type { ParsedShoutout, ShoutoutDraft } from './shoutoutText.ts'
import { problemInWords } from './shoutoutWords.ts'
import { type Given, submitShoutout } from './submitShoutout.ts'

export type ShoutoutTypes = {
  readonly formData: ShoutoutFormData
  readonly draft: ShoutoutDraft
  readonly complete: { readonly points: number }
  readonly given: Extract<Given, { kind: 'given' }>
}

export const SavedShoutout = SavedDraft.extend({
  points: z.number().nullable(),
  value: z.string().nullable(),
  gif: z
    .strictObject({ words: z.string(), gifId: z.string().nullable(), title: z.string() })
    .nullable()
    // Drafts saved by versions without GIFs have none.
    .default(null),
})

/** `/shoutout`: members thank each other from their own allowance. */
export const shoutoutGiving: GivingKind<ShoutoutTypes> = {
  command: '/shoutout',
  modalId: shoutoutModalId,
  openDraftActionId,
  confirmActionId: 'confirmShoutout',
  idNames: { command: 'slack.shoutout', draft: 'slack.draft', confirmed: 'slack.shoutout.confirmed' },
  fields: { redrawn: [field.recipients, field.points, field.place, field.gif], place: field.place },
  emptyDraft,
  SavedDraft: SavedShoutout,
  help: ({ gifs }) =>
    [
      'Thank a colleague: `/shoutout @ann @ben +10 #value what you are thankful for`',
      '• `+10` is what each of them gets; people and amounts may also come last.',
      '• A user group such as `@designers` thanks each of its people, after a question.',
      ...(gifs ? ['• `gif:party` puts a GIF with it, the first that is found.'] : []),
      '• `/shoutout` alone opens a form that shows what it costs.',
      '• The Home tab of this app shows what you have to spend and to give.',
    ].join('\n'),
  loadFormData: async (context, caller, slackChannelId) => {
    const formData = await loadShoutoutFormData(context, caller, slackChannelId)
    return isShoutoutFormData(formData) ? { formData } : { refusal: givingRefusalInWords(formData) }
  },
  read: (text, formData, groups) => readingOf(parseShoutout(text, grammarOf(formData, groups)), formData),
  costInWords,
  placeQuestion: (_draft, { places, place }) =>
    places.length > 1 && !place
      ? 'This is not a recognition channel: choose where to say thank you.'
      : undefined,
  modal: async (model, context) =>
    shoutoutModal({ ...model, preview: await previewOf(context, model.draft.gif) }),
  readForm,
  complete: (draft, formData) => {
    const form = completeForm(draft, formData)
    return 'shoutout' in form ? { draft: form.shoutout } : form
  },
  submit: async (context, caller, formData, shoutout, commandId) => {
    const given = await submitShoutout(context, caller, formData, { shoutout, commandId })
    switch (given.kind) {
      case 'repeated':
        return { kind: 'unsure', questionFor: draftId => repeatQuestion(given, shoutout.message, draftId) }
      case 'refused':
        return given
      case 'given':
        return { kind: 'given', position: given.position, given }
    }
  },
  givenAnswer,
  rejectionInWords,
  blockOf: blockOfRejection,
  unclear:
    'Something went wrong on our side. Check your Home tab to see if it was given; if not, here is what you wrote.',
}

const readingOf = (parsed: ParsedShoutout, formData: ShoutoutFormData) => {
  switch (parsed.kind) {
    case 'empty':
      return parsed
    case 'complete':
      return { kind: 'complete', draft: parsed.shoutout } as const
    case 'incomplete': {
      const { draft } = parsed
      const problems = parsed.problems.map(problem => problemInWords(problem, formData))
      if (draft.gif && formData.gifProvider === undefined) problems.push(noGifsHere)
      return { kind: 'incomplete', draft, problems } as const
    }
  }
}
