import type { ViewValues } from '../state/views.ts'
import type { Block } from './blocks.ts'

export type Control = { type: string; action_id?: string | undefined; [more: string]: unknown }
export type PlacedControl = { blockId: string; control: Control }

/** The interactive elements of a block, each with the block that holds it. */
export const controlsOf = (blocks: readonly Block[]): PlacedControl[] =>
  blocks.flatMap((block): PlacedControl[] => {
    const blockId = block.block_id ?? ''
    if (block.type === 'input') return [{ blockId, control: block.element }]
    if (block.type === 'actions') return block.elements.map(control => ({ blockId, control }))
    if (block.type === 'section' && block.accessory !== undefined && block.accessory.type !== 'image')
      return [{ blockId, control: block.accessory }]
    return []
  })

/** What Slack reports for each element before anyone touched it. Buttons and menus report nothing. */
export const initialValues = (blocks: readonly Block[]): ViewValues => {
  const values: ViewValues = {}
  for (const { blockId, control } of controlsOf(blocks)) {
    if (control.type === 'button' || control.type === 'overflow') continue
    values[blockId] = { ...values[blockId], [control.action_id ?? '']: initialValue(control) }
  }
  return values
}

const initialValue = (control: Control): Record<string, unknown> => {
  const { type } = control
  switch (type) {
    case 'static_select':
    case 'external_select':
    case 'radio_buttons':
      return { type, selected_option: control.initial_option ?? null }
    case 'multi_static_select':
    case 'multi_external_select':
    case 'checkboxes':
      return { type, selected_options: control.initial_options ?? [] }
    case 'users_select':
      return { type, selected_user: control.initial_user ?? null }
    case 'multi_users_select':
      return { type, selected_users: control.initial_users ?? [] }
    case 'conversations_select':
      return { type, selected_conversation: control.initial_conversation ?? null }
    case 'multi_conversations_select':
      return { type, selected_conversations: control.initial_conversations ?? [] }
    case 'channels_select':
      return { type, selected_channel: control.initial_channel ?? null }
    case 'multi_channels_select':
      return { type, selected_channels: control.initial_channels ?? [] }
    case 'datepicker':
      return { type, selected_date: control.initial_date ?? null }
    case 'timepicker':
      return { type, selected_time: control.initial_time ?? null }
    default:
      return { type, value: control.initial_value ?? null }
  }
}
