import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import type { AwardRow } from '@laurel/projections/awards/awards/tables.ts'
import type { AnyBlock, ModalView, PlainTextOption } from '@slack/types'
import { awardPointsName, escapePointsName } from '../../slack/blocks/pointsName.ts'
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
import { dayInWords } from '../../slack/giving/wording.ts'
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
  const award = awardNamed(formData, draft.awardId)
  return givingModal({
    modalId: awardModalId,
    title: 'Give an award',
    privateMetadata,
    notes,
    blocks: [
      recipientsBlock(awardField.recipients, 'Who gets the award?', draft.recipients),
      awardBlock(formData, draft),
      // A private award is announced in no channel.
      ...(award?.isPrivate ? [] : placeBlocks(awardField.place, formData)),
      messageBlock({
        field: awardField.message,
        label: 'What is it for?',
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
const awardOption = ({ team }: AwardFormData, award: AwardRow): PlainTextOption => {
  const rest = ` · ${formatPoints(award.points, team.pointsName)}${award.isPrivate ? ' · private' : ''}`
  const name = shortened(award.name, Math.max(20, optionLengthMax - rest.length))
  return optionOf(`${name}${rest}`, award.awardId)
}

const awardBlock = (formData: AwardFormData, { awardId }: AwardDraft): AnyBlock => {
  const initial = awardNamed(formData, awardId)
  const common = {
    action_id: awardField.award,
    placeholder: plain('Choose an award'),
    ...(initial ? { initial_option: awardOption(formData, initial) } : {}),
  }
  return {
    type: 'input',
    block_id: awardField.award,
    dispatch_action: true,
    label: plain('Which award?'),
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
  const { team, allowanceLeft } = formData
  const award = awardNamed(formData, awardId)
  const name = escapePointsName(team.pointsName)
  const privately = award?.isPrivate ? ' Announced in a direct message only.' : ''
  const cost = award && recipients.length > 0 ? costOf(award, recipients.length, name) : null
  if (!isOwnExpense(formData, award))
    return `${cost === null ? '' : `This costs ${cost}. `}The company pays for awards from admins.${privately}`
  const until = dayInWords(formData.allowanceResetsAt, team.timeZone)
  const left = `*${formatPoints(allowanceLeft, awardPointsName(name))}* left until ${until}.`
  if (!award || cost === null) return `You have ${left}${privately}`
  const warning = award.points * recipients.length > allowanceLeft ? ':warning: ' : ''
  return `${warning}This costs ${cost}, you have ${left}${privately}`
}

const costOf = ({ points }: AwardRow, count: number, pointsName: PointsName): string => {
  const sum = count > 1 ? ` (${count} × ${points.toLocaleString('en-US')})` : ''
  return `*${formatPoints(points * count, pointsName)}*${sum}`
}
