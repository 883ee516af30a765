import { AwardId } from '@laurel/ledger/kernel/ids.ts'
import { KeptDraft, type Vocabulary } from '../../recognition/slack/giving/vocabulary.ts'
import { awardedAnswer } from './awardAnswers.ts'
import { type AwardDesk, isAwardDesk, setAwardDesk } from './awardDesk.ts'
import { awardField, awardModal, awardModalId, awardNamed } from './awardModal.ts'
import { type AwardDraft, emptyAwardDraft } from './awardText.ts'
import { awardProblemInWords, awardRejectionInWords, noAwardDeskInWords } from './awardWords.ts'
import { parseAward } from './parseAward.ts'
import { blockOfAwardRejection, completeAwardForm, readAwardForm } from './readAwardForm.ts'
import { type Awarded, submitAward } from './submitAward.ts'

export type AwardTerms = {
  readonly desk: AwardDesk
  readonly draft: AwardDraft
  readonly complete: { readonly awardId: AwardId }
  readonly given: Extract<Awarded, { kind: 'given' }>
}

/** `/award`: managers of a channel give from their award allowance, admins for the company. */
export const awards: Vocabulary<AwardTerms> = {
  command: '/award',
  modalId: awardModalId,
  openDraftActionId: 'openAwardDraft',
  idNames: { command: 'slack.award', draft: 'slack.awardDraft' },
  fields: {
    redrawn: [awardField.recipients, awardField.award, awardField.place],
    place: awardField.place,
  },
  emptyDraft: emptyAwardDraft,
  KeptDraft: KeptDraft.extend({ awardId: AwardId.nullable() }),
  help: () =>
    [
      'Give a spot award: `/award @ann @ben Beacon what it is for`',
      '• The name of the award and the people come first, in either order.',
      '• `/award` alone opens a form that shows the awards and what they cost.',
      '• Managers of a channel give from their award allowance; admins for the company.',
    ].join('\n'),
  setDesk: async (context, visitor, slackChannelId) => {
    const desk = await setAwardDesk(context, visitor, slackChannelId)
    return isAwardDesk(desk) ? { desk } : { refusal: noAwardDeskInWords(desk) }
  },
  read: (text, desk) => {
    const parsed = parseAward(text, { giver: desk.slackUserId, awards: desk.awards })
    switch (parsed.kind) {
      case 'empty':
        return parsed
      case 'complete':
        return { kind: 'complete', wish: parsed.award }
      case 'incomplete':
        return { ...parsed, problems: parsed.problems.map(awardProblemInWords) }
    }
  },
  placeQuestion: ({ awardId }, desk) =>
    desk.places.length > 1 && !desk.place && !awardNamed(desk, awardId)?.isPrivate
      ? 'You give no awards in this channel: choose where to tell it.'
      : undefined,
  modal: awardModal,
  readForm: readAwardForm,
  complete: (draft, desk) => {
    const form = completeAwardForm(draft, desk)
    return 'award' in form ? { wish: form.award } : form
  },
  submit: async (context, visitor, desk, award, commandId) => {
    const awarded = await submitAward(context, visitor, desk, award, commandId)
    return awarded.kind === 'refused'
      ? awarded
      : { kind: 'given', position: awarded.position, given: awarded }
  },
  givenAnswer: awardedAnswer,
  rejectionInWords: awardRejectionInWords,
  blockOf: blockOfAwardRejection,
  unclear:
    'Something went wrong on our side. Look in the channel whether the award was given; if not, here is what you wrote.',
}
