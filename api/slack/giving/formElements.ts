import type { AnyBlock, ModalView, PlainTextElement, PlainTextOption } from '@slack/types'
import type { Speech } from '../../messages/speech.ts'
import type { GivingFormData } from './givingKind.ts'
import { messageLengthMax } from './limits.ts'
import { linesOf } from './wording.ts'

/** The maximum of options in a Slack select. A larger choice is searched. */
export const optionsMax = 100

export const optionLengthMax = 75

export const plain = (text: string): PlainTextElement => ({ type: 'plain_text', text, emoji: true })

export const shortened = (text: string, lengthMax: number): string =>
  text.length > lengthMax ? `${text.slice(0, lengthMax - 1).toWellFormed()}…` : text

export const optionOf = (label: string, value: string): PlainTextOption => ({
  text: plain(shortened(label, optionLengthMax)),
  value,
})

export type GivingModal = {
  readonly speech: Speech
  readonly modalId: string
  readonly title: string
  readonly privateMetadata: string
  readonly notes: readonly string[]
  readonly blocks: readonly AnyBlock[]
  /** The cost, below the fields. */
  readonly cost: string
}

/** The frame of every giving form. */
export const givingModal = ({
  speech,
  modalId,
  title,
  privateMetadata,
  notes,
  blocks,
  cost,
}: GivingModal): ModalView => ({
  type: 'modal',
  callback_id: modalId,
  private_metadata: privateMetadata,
  title: plain(title),
  submit: plain(speech.text('giving.give')),
  close: plain(speech.text('giving.cancel')),
  blocks: [
    ...noteBlocks(notes),
    ...blocks,
    { type: 'context', block_id: 'cost', elements: [{ type: 'mrkdwn', text: cost }] },
  ],
})

export const noteBlocks = (notes: readonly string[]): AnyBlock[] =>
  notes.length === 0
    ? []
    : [{ type: 'section', block_id: 'notes', text: { type: 'mrkdwn', text: linesOf(notes).slice(0, 3000) } }]

/** A field for the recipients. Block and action have the same name. */
export const recipientsBlock = (
  field: string,
  label: string,
  recipients: readonly string[],
  speech: Speech,
): AnyBlock => ({
  type: 'input',
  block_id: field,
  dispatch_action: true,
  label: plain(label),
  element: {
    type: 'multi_users_select',
    action_id: field,
    placeholder: plain(speech.text('giving.pickPeople')),
    ...(recipients.length > 0 ? { initial_users: [...recipients] } : {}),
  },
})

/** Asks for the channel if there is a choice, offering at most as many as a select holds. */
export const placeBlocks = (
  field: string,
  { places, place, speech }: Pick<GivingFormData, 'places' | 'place' | 'speech'>,
): AnyBlock[] => {
  if (places.length < 2) return []
  const options = places
    .slice(0, optionsMax)
    .map(({ channelId, settings }) => optionOf(settings.title, channelId))
  const initial = options.find(({ value }) => value === place?.channelId)
  return [
    {
      type: 'input',
      block_id: field,
      dispatch_action: true,
      label: plain(speech.text('giving.where')),
      element: {
        type: 'static_select',
        action_id: field,
        placeholder: plain(speech.text('giving.chooseChannel')),
        options,
        ...(initial ? { initial_option: initial } : {}),
      },
    },
  ]
}

const placeholderLengthMax = 150

export type MessageField = {
  readonly field: string
  readonly label: string
  readonly message: string
  /** The message that is posted if none is written. Without it a message is required. */
  readonly usual?: string
}

export const messageBlock = ({ field, label, message, usual }: MessageField): AnyBlock => ({
  type: 'input',
  block_id: field,
  ...(usual === undefined ? {} : { optional: true }),
  label: plain(label),
  element: {
    type: 'plain_text_input',
    action_id: field,
    multiline: true,
    max_length: messageLengthMax,
    ...(usual ? { placeholder: plain(shortened(usual, placeholderLengthMax)) } : {}),
    ...(message === '' ? {} : { initial_value: message.slice(0, messageLengthMax).toWellFormed() }),
  },
})
