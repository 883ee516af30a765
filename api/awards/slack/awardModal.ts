import type { AwardRow } from '@laurel/projections/awards/awards/tables.ts'
import type { AnyBlock, ModalView, PlainTextOption } from '@slack/types'
import type { Speech } from '../../messages/speech.ts'
import {
  givingModal,
  messageBlock,
  optionLengthMax,
  optionOf,
  optionsMax,
  placeBlocks,
  plain,
  recipientsBlock,
  shortened,
} from '../../slack/giving/formElements.ts'
import type { FormModel } from '../../slack/giving/givingKind.ts'
import { type AwardFormData, isOwnExpense } from './awardFormData.ts'
import type { AwardDraft } from './awardText.ts'

export const awardModalId = 'giveAward'

/** The fields. Block and action have the same name. */
export const awardField = {
  recipients: 'awardRecipients',
  award: 'award',
  place: 'awardPlace',
  message: 'awardMessage',
} as const

export type AwardModal = FormModel<{ readonly formData: AwardFormData; readonly draft: AwardDraft }>

/** The form of a spot award, filled from the draft, with a preview of the cost. */
export const awardModal = ({ formData, draft, notes, privateMetadata }: AwardModal): ModalView => {
  const { speech } = formData
  const award = awardNamed(formData, draft.awardId)
  return givingModal({
    speech,
    modalId: awardModalId,
    title: speech.text('awards.form.title'),
    privateMetadata,
    notes,
    blocks: [
      recipientsBlock(awardField.recipients, speech.text('awards.form.recipients'), draft.recipients, speech),
      awardBlock(formData, draft),
      // A private award is announced in no channel.
      ...(award?.isPrivate ? [] : placeBlocks(awardField.place, formData)),
      messageBlock({
        field: awardField.message,
        label: speech.text('awards.form.message'),
        message: draft.message,
        usual: award?.message ?? '',
      }),
    ],
    cost: awardCostInWords(formData, draft),
  })
}

/** The options of a search among many awards. Names that begin with the search come first. */
export const awardOptions = (formData: AwardFormData, words: string): PlainTextOption[] => {
  const wanted = words.trim().toLowerCase()
  const rank = ({ name }: AwardRow): number => (name.toLowerCase().startsWith(wanted) ? 0 : 1)
  return formData.awards
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, optionsMax)
    .map(award => awardOption(formData, award))
}

export const awardNamed = ({ awards }: AwardFormData, awardId: string | null): AwardRow | undefined =>
  awards.find(award => award.awardId === awardId)

/** `Beacon · 500 points · private`. A long name is shortened in favour of the rest. */
const awardOption = ({ speech }: AwardFormData, award: AwardRow): PlainTextOption => {
  const marks = [
    speech.points(award.points),
    ...(award.isPrivate ? [speech.text('awards.form.private')] : []),
  ]
  const rest = marks.map(mark => ` · ${mark}`).join('')
  const name = shortened(award.name, Math.max(20, optionLengthMax - rest.length))
  return optionOf(`${name}${rest}`, award.awardId)
}

const awardBlock = (formData: AwardFormData, { awardId }: AwardDraft): AnyBlock => {
  const initial = awardNamed(formData, awardId)
  const common = {
    action_id: awardField.award,
    placeholder: plain(formData.speech.text('awards.form.chooseAward')),
    ...(initial ? { initial_option: awardOption(formData, initial) } : {}),
  }
  return {
    type: 'input',
    block_id: awardField.award,
    dispatch_action: true,
    label: plain(formData.speech.text('awards.form.award')),
    element:
      formData.awards.length > optionsMax
        ? { type: 'external_select', min_query_length: 0, ...common }
        : {
            type: 'static_select',
            options: formData.awards.map(award => awardOption(formData, award)),
            ...common,
          },
  }
}

/** `This costs 300 points (3 × 100), you have 700 award points left until 1 December.` */
export const awardCostInWords = (formData: AwardFormData, { recipients, awardId }: AwardDraft): string => {
  const { speech, allowanceLeft } = formData
  const award = awardNamed(formData, awardId)
  const cost = award && recipients.length > 0 ? costOf(award, recipients.length, speech.marked) : null
  const privately = award?.isPrivate ? [speech.text('awards.privately')] : []
  if (!isOwnExpense(formData, award)) {
    const costs = cost === null ? [] : [speech.text('awards.costs', { cost })]
    return [...costs, speech.text('awards.companyPays'), ...privately].join(' ')
  }
  const left = {
    points: speech.marked.text('awards.points', { smart_count: allowanceLeft }),
    day: speech.day(formData.allowanceResetsAt),
  }
  if (!award || cost === null) return [speech.text('awards.left', left), ...privately].join(' ')
  const warning = award.points * recipients.length > allowanceLeft ? ':warning: ' : ''
  return `${warning}${[speech.text('awards.costsOwn', { ...left, cost }), ...privately].join(' ')}`
}

const costOf = ({ points }: AwardRow, count: number, speech: Speech): string => {
  const sum = count > 1 ? ` (${speech.count(count)} × ${speech.count(points)})` : ''
  return `*${speech.points(points * count)}*${sum}`
}
