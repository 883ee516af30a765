import { z } from 'zod'
import { KeptDraft, type Vocabulary } from '../giving/vocabulary.ts'
import { givenAnswer, openDraftActionId } from './answers.ts'
import { type GivingDesk, grammarOf, isDesk, setDesk } from './givingDesk.ts'
import { parseShoutout } from './parseShoutout.ts'
import { noGifsHere, previewOf } from './pickGif.ts'
import { blockOfRejection, completeForm, readForm } from './readForm.ts'
import { repeatQuestion } from './sendAgain.ts'
import { emptyDraft, field, shoutoutModal, shoutoutModalId } from './shoutoutModal.ts'
import type { ParsedShoutout, ShoutoutDraft } from './shoutoutText.ts'
import { type Given, submitShoutout } from './submitShoutout.ts'
import { noDeskInWords, problemInWords, rejectionInWords } from './words.ts'

export type ShoutoutTerms = {
  readonly desk: GivingDesk
  readonly draft: ShoutoutDraft
  readonly complete: { readonly points: number }
  readonly given: Extract<Given, { kind: 'given' }>
}

export const KeptShoutout = KeptDraft.extend({
  points: z.number().nullable(),
  value: z.string().nullable(),
  gif: z
    .strictObject({ words: z.string(), gifId: z.string().nullable(), title: z.string() })
    .nullable()
    // Drafts that were kept before there were GIFs name none.
    .default(null),
})

/** `/shoutout`: colleagues thank each other from their own allowance. */
export const shoutouts: Vocabulary<ShoutoutTerms> = {
  command: '/shoutout',
  modalId: shoutoutModalId,
  openDraftActionId,
  idNames: { command: 'slack.shoutout', draft: 'slack.draft' },
  fields: { redrawn: [field.recipients, field.points, field.place, field.gif], place: field.place },
  emptyDraft,
  KeptDraft: KeptShoutout,
  help: ({ gifs }) =>
    [
      'Thank a colleague: `/shoutout @ann @ben +10 #value what you are thankful for`',
      '• `+10` is what each of them gets; the order does not matter.',
      ...(gifs ? ['• `gif:party` puts a GIF with it, the first that is found.'] : []),
      '• `/shoutout` alone opens a form that shows what it costs.',
      '• The Home tab of this app shows what you have to spend and to give.',
    ].join('\n'),
  setDesk: async (context, visitor, slackChannelId) => {
    const desk = await setDesk(context, visitor, slackChannelId)
    return isDesk(desk) ? { desk } : { refusal: noDeskInWords(desk) }
  },
  read: (text, desk) => readingOf(parseShoutout(text, grammarOf(desk)), desk),
  placeQuestion: (_wish, { places, place }) =>
    places.length > 1 && !place
      ? 'Recognition has no home in this channel: choose where to say thank you.'
      : undefined,
  modal: async (sheet, context) =>
    shoutoutModal({ ...sheet, preview: await previewOf(context, sheet.draft.gif) }),
  readForm,
  complete: (draft, desk) => {
    const form = completeForm(draft, desk)
    return 'shoutout' in form ? { wish: form.shoutout } : form
  },
  submit: async (context, visitor, desk, shoutout, commandId) => {
    const given = await submitShoutout(context, visitor, desk, { shoutout, commandId })
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
    'Something went wrong on our side. Look at your Home tab whether it was given; if not, here is what you wrote.',
}

const readingOf = (parsed: ParsedShoutout, desk: GivingDesk) => {
  switch (parsed.kind) {
    case 'empty':
      return parsed
    case 'complete':
      return { kind: 'complete', wish: parsed.shoutout } as const
    case 'incomplete': {
      const { draft } = parsed
      const problems = parsed.problems.map(problem => problemInWords(problem, desk))
      if (draft.gif && desk.gifProvider === undefined) problems.push(noGifsHere)
      return { kind: 'incomplete', draft, problems } as const
    }
  }
}
