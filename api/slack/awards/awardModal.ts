import { formatPoints } from '@laurel/contract/format/formatPoints.ts'
import type { AwardRow } from '@laurel/projections/awards/tables.ts'
import type { AnyBlock, ModalView, PlainTextElement, PlainTextOption } from '@slack/types'
import { escapeMrkdwn } from '../blocks/mrkdwn.ts'
import { messageLengthMax } from '../shoutouts/shoutoutText.ts'
import { dayInWords, linesOf } from '../shoutouts/words.ts'
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

export type AwardModal = {
  readonly desk: AwardDesk
  readonly draft: AwardDraft
  /** What to tell the person first: why a line was not sent, or nothing. */
  readonly notes: readonly string[]
  /** Where the answer goes when the form has been sent; see `ModalOrigin`. */
  readonly privateMetadata: string
}

/** The form of a spot award, filled with what is known, with a preview of what it costs. */
export const awardModal = ({ desk, draft, notes, privateMetadata }: AwardModal): ModalView => ({
  type: 'modal',
  callback_id: awardModalId,
  private_metadata: privateMetadata,
  title: plain('Give an award'),
  submit: plain('Give'),
  close: plain('Cancel'),
  blocks: [
    ...noteBlocks(notes),
    recipientsBlock(draft),
    awardBlock(desk, draft),
    ...placeBlocks(desk, draft),
    messageBlock(desk, draft),
    costBlock(desk, draft),
  ],
})

/** The options of a search among many awards, those whose name begins with the words in front. */
export const awardOptions = (desk: AwardDesk, words: string): PlainTextOption[] => {
  const wanted = words.trim().toLowerCase()
  const rank = ({ name }: AwardRow): number => (name.toLowerCase().startsWith(wanted) ? 0 : 1)
  return desk.awards
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, optionsMax)
    .map(award => optionOf(desk, award))
}

export const awardNamed = ({ awards }: AwardDesk, awardId: string | null): AwardRow | undefined =>
  awards.find(award => award.awardId === awardId)

/** A select holds this many options. */
const optionsMax = 100
const optionLengthMax = 75

const plain = (text: string): PlainTextElement => ({ type: 'plain_text', text, emoji: true })

const shortened = (text: string, lengthMax: number): string =>
  text.length > lengthMax ? `${text.slice(0, lengthMax - 1).toWellFormed()}…` : text

/** `Beacon · 500 points · private`; a long name gives way to what it brings. */
const optionOf = ({ team }: AwardDesk, award: AwardRow): PlainTextOption => {
  const rest = ` · ${formatPoints(award.points, team.pointsName)}${award.isPrivate ? ' · private' : ''}`
  const name = shortened(award.name, Math.max(20, optionLengthMax - rest.length))
  return { text: plain(shortened(`${name}${rest}`, optionLengthMax)), value: award.awardId }
}

const noteBlocks = (notes: readonly string[]): AnyBlock[] =>
  notes.length === 0
    ? []
    : [{ type: 'section', block_id: 'notes', text: { type: 'mrkdwn', text: linesOf(notes).slice(0, 3000) } }]

const recipientsBlock = ({ recipients }: AwardDraft): AnyBlock => ({
  type: 'input',
  block_id: awardField.recipients,
  dispatch_action: true,
  label: plain('Who gets the award?'),
  element: {
    type: 'multi_users_select',
    action_id: awardField.recipients,
    placeholder: plain('Pick one or more people'),
    ...(recipients.length > 0 ? { initial_users: [...recipients] } : {}),
  },
})

const awardBlock = (desk: AwardDesk, { awardId }: AwardDraft): AnyBlock => {
  const initial = awardNamed(desk, awardId)
  const common = {
    action_id: awardField.award,
    placeholder: plain('Choose an award'),
    ...(initial ? { initial_option: optionOf(desk, initial) } : {}),
  }
  return {
    type: 'input',
    block_id: awardField.award,
    dispatch_action: true,
    label: plain('Which award?'),
    element:
      desk.awards.length > optionsMax
        ? { type: 'external_select', min_query_length: 0, ...common }
        : { type: 'static_select', options: desk.awards.map(award => optionOf(desk, award)), ...common },
  }
}

/** An award for the eyes of its recipients alone is told in no channel. */
const placeBlocks = (desk: AwardDesk, { awardId }: AwardDraft): AnyBlock[] => {
  const { places, place } = desk
  if (places.length < 2 || awardNamed(desk, awardId)?.isPrivate) return []
  const options = places.map(({ channelId, settings }) => ({
    text: plain(shortened(settings.title, optionLengthMax)),
    value: channelId,
  }))
  const initial = options.find(({ value }) => value === place?.channelId)
  return [
    {
      type: 'input',
      block_id: awardField.place,
      dispatch_action: true,
      label: plain('Where?'),
      element: {
        type: 'static_select',
        action_id: awardField.place,
        placeholder: plain('Choose a channel'),
        options,
        ...(initial ? { initial_option: initial } : {}),
      },
    },
  ]
}

const placeholderLengthMax = 150

const messageBlock = (desk: AwardDesk, { awardId, message }: AwardDraft): AnyBlock => {
  const usual = awardNamed(desk, awardId)?.message ?? ''
  return {
    type: 'input',
    block_id: awardField.message,
    optional: true,
    label: plain('What is it for?'),
    element: {
      type: 'plain_text_input',
      action_id: awardField.message,
      multiline: true,
      max_length: messageLengthMax,
      ...(usual === '' ? {} : { placeholder: plain(shortened(usual, placeholderLengthMax)) }),
      ...(message === '' ? {} : { initial_value: message.slice(0, messageLengthMax).toWellFormed() }),
    },
  }
}

const costBlock = (desk: AwardDesk, draft: AwardDraft): AnyBlock => ({
  type: 'context',
  block_id: 'cost',
  elements: [{ type: 'mrkdwn', text: awardCostInWords(desk, draft) }],
})

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
