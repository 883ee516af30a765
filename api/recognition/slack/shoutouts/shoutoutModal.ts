import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Attachment } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import type { AnyBlock, ModalView, PlainTextOption } from '@slack/types'
import type { Speech } from '../../../messages/speech.ts'
import {
  givingModal,
  messageBlock,
  optionOf,
  optionsMax,
  placeBlocks,
  plain,
  recipientsBlock,
} from '../../../slack/giving/formElements.ts'
import type { FormModel } from '../../../slack/giving/givingKind.ts'
import { gifBlocks, gifField } from './gifChoices.ts'
import type { ShoutoutFormData } from './shoutoutFormData.ts'
import { type ShoutoutDraft, valueLengthMax } from './shoutoutText.ts'

export const shoutoutModalId = 'giveShoutout'

/**
 * The fields. Block and action have the same name. The points of each channel have their own, so that a change of
 * channel resets them.
 */
export const field = {
  recipients: 'recipients',
  points: 'points',
  value: 'value',
  place: 'place',
  message: 'message',
  gif: gifField,
} as const

export const pointsBlockId = ({ place }: Pick<ShoutoutFormData, 'place'>): string =>
  `${field.points}.${place?.channelId ?? 'any'}`

/** The key of an option. The text of a value may be too long for Slack. */
export const valueKey = (value: string): string => derivedId('value', value)

export const emptyDraft: ShoutoutDraft = { recipients: [], points: null, value: null, message: '', gif: null }

export type ShoutoutModal = FormModel<{
  readonly formData: ShoutoutFormData
  readonly draft: ShoutoutDraft
}> & {
  /** The preview of the chosen GIF. */
  readonly preview?: Attachment | null
}

/** The form of a shoutout, filled from the draft, with a preview of the cost. */
export const shoutoutModal = ({
  formData,
  draft,
  notes,
  privateMetadata,
  preview = null,
}: ShoutoutModal): ModalView =>
  givingModal({
    speech: formData.speech,
    modalId: shoutoutModalId,
    title: formData.speech.text('recognition.form.title'),
    privateMetadata,
    notes,
    blocks: [
      recipientsBlock(
        field.recipients,
        formData.speech.text('recognition.form.recipients'),
        draft.recipients,
        formData.speech,
      ),
      ...placeBlocks(field.place, formData),
      pointsBlock(formData, draft),
      ...valueBlocks(formData, draft),
      messageBlock({
        field: field.message,
        label: formData.speech.text('recognition.form.message'),
        message: draft.message,
      }),
      ...gifBlocks(formData, draft, preview),
    ],
    cost: costInWords(formData, draft),
  })

export const valueOption = (value: string): PlainTextOption => optionOf(`#${value}`, valueKey(value))

const pointsBlock = (formData: ShoutoutFormData, { points }: ShoutoutDraft): AnyBlock => {
  const pointOptions = formData.place?.settings.pointOptions ?? []
  const options = pointOptions.map(amount => optionOf(`+${amount}`, String(amount)))
  const initial = options.find(candidate => candidate.value === String(points))
  const common = {
    type: 'input',
    block_id: pointsBlockId(formData),
    dispatch_action: true,
    label: plain(formData.speech.text('recognition.form.points')),
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
      placeholder: plain(formData.speech.text('recognition.form.chooseAmount')),
      options,
      ...(initial ? { initial_option: initial } : {}),
    },
  }
}

const valueBlocks = ({ team, speech }: ShoutoutFormData, { value }: ShoutoutDraft): AnyBlock[] => {
  if (team.values.length === 0) return value === null ? [] : [freeValueBlock(value, speech)]
  const options = team.values.map(valueOption)
  const initial = value === null ? undefined : options.find(candidate => candidate.value === valueKey(value))
  const common = {
    action_id: field.value,
    placeholder: plain(speech.text('recognition.form.chooseValue')),
    ...(initial ? { initial_option: initial } : {}),
  }
  return [
    {
      type: 'input',
      block_id: field.value,
      optional: !team.isValueRequired,
      label: plain(speech.text('recognition.form.value')),
      element:
        options.length > optionsMax
          ? { type: 'external_select', min_query_length: 0, ...common }
          : { type: 'static_select', options, ...common },
    },
  ]
}

const freeValueBlock = (value: string, speech: Speech): AnyBlock => ({
  type: 'input',
  block_id: field.value,
  optional: true,
  label: plain(speech.text('recognition.form.value')),
  element: {
    type: 'plain_text_input',
    action_id: field.value,
    initial_value: value,
    max_length: valueLengthMax,
  },
})

/** `This costs 30 points (3 × 10), you have 70 left to give until 1 December.` */
export const costInWords = (formData: ShoutoutFormData, { recipients, points }: ShoutoutDraft): string => {
  const { speech, allowanceLeft: left, allowanceResetsAt } = formData
  const day = speech.day(allowanceResetsAt)
  if (points === null || recipients.length === 0)
    return speech.text('recognition.left', { points: speech.marked.points(left), day })
  const cost = points * recipients.length
  const figures = { cost: speech.marked.points(cost), left, day }
  const warning = cost > left ? ':warning: ' : ''
  const words =
    recipients.length === 1
      ? speech.text('recognition.cost', figures)
      : speech.text('recognition.costOfSeveral', { ...figures, people: recipients.length, each: points })
  return `${warning}${words}`
}
