import { z } from 'zod'
import { type GivingKind, SavedDraft } from '../../../slack/giving/givingKind.ts'
import { givingRefusalInWords, rejectionInWords } from '../../../slack/giving/rejectionInWords.ts'
import { parseShoutout } from './parseShoutout.ts'
import { previewOf } from './pickGif.ts'
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
  help: ({ gifs }, speech) =>
    (['line', 'amount', 'group', 'gif', 'form', 'home'] as const)
      .filter(line => line !== 'gif' || gifs !== undefined)
      .map(line => speech.text(`recognition.help.${line}`))
      .join('\n'),
  loadFormData: async (context, caller, slackChannelId) => {
    const formData = await loadShoutoutFormData(context, caller, slackChannelId)
    return isShoutoutFormData(formData) ? { formData } : { refusal: givingRefusalInWords(formData) }
  },
  read: (text, formData, groups) => readingOf(parseShoutout(text, grammarOf(formData, groups)), formData),
  costInWords,
  placeQuestion: (_draft, { places, place, speech }) =>
    places.length > 1 && !place ? speech.text('recognition.form.noChannel') : undefined,
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
        return {
          kind: 'unsure',
          questionFor: draftId => repeatQuestion(formData.speech, given, shoutout.message, draftId),
        }
      case 'refused':
        return given
      case 'given':
        return { kind: 'given', position: given.position, given }
    }
  },
  givenAnswer,
  rejectionInWords,
  blockOf: blockOfRejection,
  unclear: 'recognition.form.unclear',
}

const readingOf = (parsed: ParsedShoutout, formData: ShoutoutFormData) => {
  switch (parsed.kind) {
    case 'empty':
      return parsed
    case 'complete':
      return { kind: 'complete', draft: parsed.shoutout } as const
    case 'incomplete': {
      const { draft } = parsed
      const problems = parsed.problems.map(problem => problemInWords(problem, formData.speech))
      if (draft.gif && formData.gifProvider === undefined)
        problems.push(formData.speech.text('recognition.gif.noneHere'))
      return { kind: 'incomplete', draft, problems } as const
    }
  }
}
