import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import type { AwardRow } from '@laurel/projections/awards/awards/tables.ts'
import type { AnyBlock, ModalView, PlainTextOption } from '@slack/types'
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
} from '../../recognition/slack/giving/formElements.ts'
import type { Sheet } from '../../recognition/slack/giving/vocabulary.ts'
import { dayInWords } from '../../recognition/slack/giving/wording.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'
import { type AwardDesk, isOwnExpense } from './awardDesk.ts'
import type { AwardDraft } from './awardText.ts'

export const awardModalId = 'giveAward'

/** The fields, by block and action at once. */
export const awardField = {
  recipients: 'awardRecipients',
  award: 'award',
  place: 'awardPlace',
  message: 'awardMessage',
} as const

export type AwardModal = Sheet<{ readonly desk: AwardDesk; readonly draft: AwardDraft }>

/** The form of a spot award, filled with what is known, with a preview of what it costs. */
export const awardModal = ({ desk, draft, notes, privateMetadata }: AwardModal): ModalView => {
  const award = awardNamed(desk, draft.awardId)
  return givingModal({
    modalId: awardModalId,
    title: 'Give an award',
    privateMetadata,
    notes,
    blocks: [
      recipientsBlock(awardField.recipients, 'Who gets the award?', draft.recipients),
      awardBlock(desk, draft),
      // An award for the eyes of its recipients alone is told in no channel.
      ...(award?.isPrivate ? [] : placeBlocks(awardField.place, desk)),
      messageBlock({
        field: awardField.message,
        label: 'What is it for?',
        message: draft.message,
        usual: award?.message ?? '',
      }),
    ],
    cost: awardCostInWords(desk, draft),
  })
}

/** The options of a search among many awards, those whose name begins with the words in front. */
export const awardOptions = (desk: AwardDesk, words: string): PlainTextOption[] => {
  const wanted = words.trim().toLowerCase()
  const rank = ({ name }: AwardRow): number => (name.toLowerCase().startsWith(wanted) ? 0 : 1)
  return desk.awards
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, optionsMax)
    .map(award => awardOption(desk, award))
}

export const awardNamed = ({ awards }: AwardDesk, awardId: string | null): AwardRow | undefined =>
  awards.find(award => award.awardId === awardId)

/** `Beacon · 500 points · private`; a long name gives way to what it brings. */
const awardOption = ({ team }: AwardDesk, award: AwardRow): PlainTextOption => {
  const rest = ` · ${formatPoints(award.points, team.pointsName)}${award.isPrivate ? ' · private' : ''}`
  const name = shortened(award.name, Math.max(20, optionLengthMax - rest.length))
  return optionOf(`${name}${rest}`, award.awardId)
}

const awardBlock = (desk: AwardDesk, { awardId }: AwardDraft): AnyBlock => {
  const initial = awardNamed(desk, awardId)
  const common = {
    action_id: awardField.award,
    placeholder: plain('Choose an award'),
    ...(initial ? { initial_option: awardOption(desk, initial) } : {}),
  }
  return {
    type: 'input',
    block_id: awardField.award,
    dispatch_action: true,
    label: plain('Which award?'),
    element:
      desk.awards.length > optionsMax
        ? { type: 'external_select', min_query_length: 0, ...common }
        : { type: 'static_select', options: desk.awards.map(award => awardOption(desk, award)), ...common },
  }
}

/** `This costs 300 points (3 × 100), you have 700 award points left until 1 December.` */
export const awardCostInWords = (desk: AwardDesk, { recipients, awardId }: AwardDraft): string => {
  const { team, allowanceLeft } = desk
  const award = awardNamed(desk, awardId)
  const name = escapeMrkdwn(team.pointsName)
  const privately = award?.isPrivate ? ' Told in a direct message, and to nobody else.' : ''
  const cost = award && recipients.length > 0 ? costOf(award, recipients.length, name) : null
  if (!isOwnExpense(desk, award))
    return `${cost === null ? '' : `This costs ${cost}. `}The company pays what admins award.${privately}`
  const until = dayInWords(desk.allowanceResetsAt, team.timeZone)
  const left = `*${formatPoints(allowanceLeft, `award ${name}`)}* left until ${until}.`
  if (!award || cost === null) return `You have ${left}${privately}`
  const warning = award.points * recipients.length > allowanceLeft ? ':warning: ' : ''
  return `${warning}This costs ${cost}, you have ${left}${privately}`
}

const costOf = ({ points }: AwardRow, count: number, pointsName: string): string => {
  const sum = count > 1 ? ` (${count} × ${points.toLocaleString('en-US')})` : ''
  return `*${formatPoints(points * count, pointsName)}*${sum}`
}
