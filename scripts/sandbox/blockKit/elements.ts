import { z } from 'zod'
import { anyText, Confirmation, Identifier, Option, OptionGroup, plainText } from './texts.ts'

const common = {
  action_id: Identifier.optional(),
  confirm: Confirmation.optional(),
  placeholder: plainText(150).optional(),
  focus_on_load: z.boolean().optional(),
}

const element = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.looseObject({ type: z.literal(type), ...common, ...shape })

const select = <Kind extends string>(kind: Kind) => element(kind, {})

const severalMax = { max_selected_items: z.int().min(1).optional() }
const multiSelect = <Kind extends string>(kind: Kind) => element(kind, severalMax)

const staticChoices = {
  options: z.array(Option).min(1).max(100).optional(),
  option_groups: z.array(OptionGroup).min(1).max(100).optional(),
}

export const Image = z.looseObject({
  type: z.literal('image'),
  image_url: z.string().max(3000),
  alt_text: z.string().max(2000),
})

export const selects = [
  element('static_select', { ...staticChoices, initial_option: Option.optional() }),
  element('multi_static_select', {
    ...staticChoices,
    ...severalMax,
    initial_options: z.array(Option).optional(),
  }),
  element('external_select', {
    min_query_length: z.int().min(0).optional(),
    initial_option: Option.optional(),
  }),
  element('multi_external_select', {
    ...severalMax,
    min_query_length: z.int().min(0).optional(),
    initial_options: z.array(Option).optional(),
  }),
  select('users_select'),
  multiSelect('multi_users_select'),
  select('conversations_select'),
  multiSelect('multi_conversations_select'),
  select('channels_select'),
  multiSelect('multi_channels_select'),
] as const

export const choices = [
  element('checkboxes', { options: z.array(Option).min(1).max(10) }),
  element('radio_buttons', { options: z.array(Option).min(1).max(10) }),
] as const

export const pickers = [
  element('datepicker', { initial_date: z.iso.date().optional() }),
  element('timepicker', { initial_time: z.iso.time({ precision: -1 }).optional() }),
] as const

export const buttons = [
  element('button', {
    text: plainText(75),
    value: z.string().max(2000).optional(),
    url: z.string().max(3000).optional(),
    style: z.enum(['primary', 'danger']).optional(),
    accessibility_label: z.string().max(75).optional(),
  }),
  element('overflow', { options: z.array(Option).min(1).max(5) }),
] as const

const dispatching = {
  dispatch_action_config: z
    .looseObject({
      trigger_actions_on: z.array(z.enum(['on_enter_pressed', 'on_character_entered'])).optional(),
    })
    .optional(),
}

export const textInputs = [
  element('plain_text_input', {
    ...dispatching,
    initial_value: z.string().max(3000).optional(),
    multiline: z.boolean().optional(),
    min_length: z.int().min(0).max(3000).optional(),
    max_length: z.int().min(1).max(3000).optional(),
  }),
  element('number_input', {
    ...dispatching,
    is_decimal_allowed: z.boolean(),
    initial_value: z.string().optional(),
    min_value: z.string().optional(),
    max_value: z.string().optional(),
  }),
  element('email_text_input', { ...dispatching, initial_value: z.string().optional() }),
  element('url_text_input', { ...dispatching, initial_value: z.string().optional() }),
] as const

export const ContextElement = z.union([Image, anyText(3000)])
