import { formatPoints } from '@laurel/contract/format/formatPoints.ts'
import type { Attachment } from '@laurel/ledger/values/attachment.ts'
import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import type { AnyBlock, ModalView, PlainTextElement, PlainTextOption } from '@slack/types'
import { escapeMrkdwn } from '../blocks/mrkdwn.ts'
import { gifBlocks, gifField } from './gifChoices.ts'
import type { GivingDesk } from './givingDesk.ts'
import { messageLengthMax, type ShoutoutDraft } from './shoutoutText.ts'
import { dayInWords, linesOf } from './words.ts'

export const shoutoutModalId = 'giveShoutout'

/** The fields, by block and action at once. Points are named after their channel, so that a change of channel resets them. */
export const field = {
  recipients: 'recipients',
  points: 'points',
  value: 'value',
  place: 'place',
  message: 'message',
  gif: gifField,
} as const

export const pointsBlockId = ({ place }: Pick<GivingDesk, 'place'>): string =>
  `${field.points}.${place?.channelId ?? 'any'}`

/** An option's key: the text of a value may be longer than Slack takes for a key. */
export const valueKey = (value: string): string => derivedId('value', value)

export const emptyDraft: ShoutoutDraft = { recipients: [], points: null, value: null, message: '', gif: null }

export type ShoutoutModal = {
  readonly desk: GivingDesk
  readonly draft: ShoutoutDraft
  /** What to tell the person first: why a line was not sent, or nothing. */
  readonly notes: readonly string[]
  /** Where the answer goes when the form has been sent; see `ModalOrigin`. */
  readonly privateMetadata: string
  /** The GIF that was chosen, to be looked at before it is sent. */
  readonly preview?: Attachment | null
}

/** The form of a shoutout, filled with what is known, with a preview of what it costs. */
export const shoutoutModal = ({
  desk,
  draft,
  notes,
  privateMetadata,
  preview = null,
}: ShoutoutModal): ModalView => ({
  type: 'modal',
  callback_id: shoutoutModalId,
  private_metadata: privateMetadata,
  title: plain('Give a shoutout'),
  submit: plain('Give'),
  close: plain('Cancel'),
  blocks: [
    ...noteBlocks(notes),
    recipientsBlock(draft),
    ...placeBlocks(desk),
    pointsBlock(desk, draft),
    ...valueBlocks(desk, draft),
    messageBlock(draft),
    ...gifBlocks(desk, draft, preview),
    costBlock(desk, draft),
  ],
})

const plain = (text: string): PlainTextElement => ({ type: 'plain_text', text, emoji: true })

const option = (label: string, value: string): PlainTextOption => ({
  text: plain(label.length > 75 ? `${label.slice(0, 74)}…` : label),
  value,
})

/** A select holds this many options; those of more values are asked for while somebody types. */
export const optionsMax = 100

export const valueOption = (value: string): PlainTextOption => option(`#${value}`, valueKey(value))

const noteBlocks = (notes: readonly string[]): AnyBlock[] =>
  notes.length === 0
    ? []
    : [{ type: 'section', block_id: 'notes', text: { type: 'mrkdwn', text: linesOf(notes).slice(0, 3000) } }]

const recipientsBlock = ({ recipients }: ShoutoutDraft): AnyBlock => ({
  type: 'input',
  block_id: field.recipients,
  dispatch_action: true,
  label: plain('Who do you want to thank?'),
  element: {
    type: 'multi_users_select',
    action_id: field.recipients,
    placeholder: plain('Pick one or more people'),
    ...(recipients.length > 0 ? { initial_users: [...recipients] } : {}),
  },
})

const placeBlocks = ({ places, place }: GivingDesk): AnyBlock[] => {
  if (places.length < 2) return []
  const options = places.map(({ channelId, settings }) => option(settings.title, channelId))
  const initial = options.find(candidate => candidate.value === place?.channelId)
  return [
    {
      type: 'input',
      block_id: field.place,
      dispatch_action: true,
      label: plain('Where?'),
      element: {
        type: 'static_select',
        action_id: field.place,
        placeholder: plain('Choose a channel'),
        options,
        ...(initial ? { initial_option: initial } : {}),
      },
    },
  ]
}

const pointsBlock = (desk: GivingDesk, { points }: ShoutoutDraft): AnyBlock => {
  const pointOptions = desk.place?.settings.pointOptions ?? []
  const options = pointOptions.map(amount => option(`+${amount}`, String(amount)))
  const initial = options.find(candidate => candidate.value === String(points))
  const common = {
    type: 'input',
    block_id: pointsBlockId(desk),
    dispatch_action: true,
    label: plain(`How many ${desk.team.pointsName} for each?`),
  } as const
  if (options.length === 0) {
    return {
      ...common,
      element: {
        type: 'number_input',
        action_id: field.points,
        is_decimal_allowed: false,
        min_value: '1',
        dispatch_action_config: { trigger_actions_on: ['on_character_entered'] },
        ...(points === null ? {} : { initial_value: String(points) }),
      },
    }
  }
  return {
    ...common,
    element: {
      type: 'static_select',
      action_id: field.points,
      placeholder: plain('Choose an amount'),
      options,
      ...(initial ? { initial_option: initial } : {}),
    },
  }
}

const valueBlocks = ({ team }: GivingDesk, { value }: ShoutoutDraft): AnyBlock[] => {
  if (team.values.length === 0) return value === null ? [] : [freeValueBlock(value)]
  const options = team.values.map(valueOption)
  const initial = value === null ? undefined : options.find(candidate => candidate.value === valueKey(value))
  const common = {
    action_id: field.value,
    placeholder: plain('Choose a value'),
    ...(initial ? { initial_option: initial } : {}),
  }
  return [
    {
      type: 'input',
      block_id: field.value,
      optional: !team.isValueRequired,
      label: plain('Which value is it about?'),
      element:
        options.length > optionsMax
          ? { type: 'external_select', min_query_length: 0, ...common }
          : { type: 'static_select', options, ...common },
    },
  ]
}

const freeValueBlock = (value: string): AnyBlock => ({
  type: 'input',
  block_id: field.value,
  optional: true,
  label: plain('Which value is it about?'),
  element: { type: 'plain_text_input', action_id: field.value, initial_value: value, max_length: 100 },
})

const messageBlock = ({ message }: ShoutoutDraft): AnyBlock => ({
  type: 'input',
  block_id: field.message,
  label: plain('What are you thankful for?'),
  element: {
    type: 'plain_text_input',
    action_id: field.message,
    multiline: true,
    max_length: messageLengthMax,
    ...(message === '' ? {} : { initial_value: message.slice(0, messageLengthMax).toWellFormed() }),
  },
})

const costBlock = (desk: GivingDesk, draft: ShoutoutDraft): AnyBlock => ({
  type: 'context',
  block_id: 'cost',
  elements: [{ type: 'mrkdwn', text: costInWords(desk, draft) }],
})

/** `This costs 30 points (3 × 10), you have 70 left to give until 1 December.` */
export const costInWords = (desk: GivingDesk, { recipients, points }: ShoutoutDraft): string => {
  const { team, allowanceLeft, allowanceResetsAt } = desk
  const until = `until ${dayInWords(allowanceResetsAt, team.timeZone)}`
  const name = escapeMrkdwn(team.pointsName)
  const left = `you have ${allowanceLeft.toLocaleString('en-US')} left to give ${until}.`
  if (points === null || recipients.length === 0)
    return `You have *${formatPoints(allowanceLeft, name)}* left to give ${until}.`
  const cost = points * recipients.length
  const sum = recipients.length === 1 ? '' : ` (${recipients.length} × ${points.toLocaleString('en-US')})`
  const warning = cost > allowanceLeft ? ':warning: ' : ''
  return `${warning}This costs *${formatPoints(cost, name)}*${sum}, ${left}`
}
