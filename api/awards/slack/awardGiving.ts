import { AwardId } from '@laurel/ledger/kernel/ids.ts'
import { type GivingKind, SavedDraft } from '../../slack/giving/givingKind.ts'
import { awardedAnswer } from './awardAnswers.ts'
import { type AwardFormData, isAwardFormData, loadAwardFormData } from './awardFormData.ts'
import { awardCostInWords, awardField, awardModal, awardModalId, awardNamed } from './awardModal.ts'
import { type AwardDraft, emptyAwardDraft } from './awardText.ts'
import { awardProblemInWords, awardRefusalInWords, awardRejectionInWords } from './awardWords.ts'
import { parseAward } from './parseAward.ts'
import { blockOfAwardRejection, completeAwardForm, readAwardForm } from './readAwardForm.ts'
import { type Awarded, submitAward } from './submitAward.ts'

export type AwardTypes = {
  readonly formData: AwardFormData
  readonly draft: AwardDraft
  readonly complete: { readonly awardId: AwardId }
  readonly given: Extract<Awarded, { kind: 'given' }>
}

/** `/award`: managers of a channel give from their award allowance, admins for the company. */
export const awardGiving: GivingKind<AwardTypes> = {
  command: '/award',
  modalId: awardModalId,
  openDraftActionId: 'openAwardDraft',
  confirmActionId: 'confirmAward',
  idNames: { command: 'slack.award', draft: 'slack.awardDraft', confirmed: 'slack.award.confirmed' },
  fields: {
    redrawn: [awardField.recipients, awardField.award, awardField.place],
    place: awardField.place,
  },
  emptyDraft: emptyAwardDraft,
  SavedDraft: SavedDraft.extend({ awardId: AwardId.nullable() }),
  help: (_context, speech) =>
    (['line', 'order', 'form', 'who'] as const).map(line => speech.text(`awards.help.${line}`)).join('\n'),
  loadFormData: async (context, caller, slackChannelId) => {
    const formData = await loadAwardFormData(context, caller, slackChannelId)
    return isAwardFormData(formData) ? { formData } : { refusal: awardRefusalInWords(formData) }
  },
  costInWords: awardCostInWords,
  read: (text, formData, groups) => {
    const parsed = parseAward(text, { giver: formData.slackUserId, awards: formData.awards, groups })
    switch (parsed.kind) {
      case 'empty':
        return parsed
      case 'complete':
        return { kind: 'complete', draft: parsed.award }
      case 'incomplete':
        return {
          ...parsed,
          problems: parsed.problems.map(problem => awardProblemInWords(problem, formData.speech)),
        }
    }
  },
  placeQuestion: ({ awardId }, formData) =>
    formData.places.length > 1 && !formData.place && !awardNamed(formData, awardId)?.isPrivate
      ? formData.speech.text('awards.form.noChannel')
      : undefined,
  modal: awardModal,
  readForm: readAwardForm,
  complete: (draft, formData) => {
    const form = completeAwardForm(draft, formData)
    return 'award' in form ? { draft: form.award } : form
  },
  submit: async (context, caller, formData, award, commandId) => {
    const awarded = await submitAward(context, caller, formData, award, commandId)
    return awarded.kind === 'refused'
      ? awarded
      : { kind: 'given', position: awarded.position, given: awarded }
  },
  givenAnswer: awardedAnswer,
  rejectionInWords: awardRejectionInWords,
  blockOf: blockOfAwardRejection,
  unclear: 'awards.form.unclear',
}
