import { h } from '../dom.js'
import { choiceKinds } from './choiceKinds.js'
import { drawChoicePicker } from './choicePicker.js'
import { drawButton, drawOverflow } from './drawButton.js'
import { drawTextObject } from './drawText.js'
import { drawTextField } from './drawTextField.js'

/**
 * Draws an interactive element. `naming` ties it to its label and its error; `isDispatching` says that the app wants
 * to hear of each change, as it always does outside of input blocks.
 */
export const drawControl = (surface, blockId, control, naming, isDispatching) => {
  const onChoose = isDispatching
    ? (chosen, element) => void surface.use(blockId, control, chosen, element)
    : undefined
  const shared = { surface, blockId, control, onChoose, ...naming }
  if (control.type in choiceKinds) return drawChoicePicker(shared)
  switch (control.type) {
    case 'button':
      return drawButton(shared)
    case 'overflow':
      return drawOverflow(shared)
    case 'checkboxes':
    case 'radio_buttons':
      return drawToggles(shared)
    case 'datepicker':
      return drawMoment(shared, 'date', 'selected_date')
    case 'timepicker':
      return drawMoment(shared, 'time', 'selected_time')
    case 'plain_text_input':
    case 'number_input':
    case 'email_text_input':
    case 'url_text_input':
      return drawTextField(shared)
    default:
      return h('p', { class: 'muted' }, `This workspace can’t show a ${control.type} yet.`)
  }
}

export const ariaOf = ({ labelledBy, label, describedBy, isInvalid }) => ({
  labelledby: labelledBy,
  label,
  describedby: describedBy,
  invalid: isInvalid ? 'true' : undefined,
})

const drawToggles = ({ surface, blockId, control, onChoose, ...naming }) => {
  const isMulti = control.type === 'checkboxes'
  const value = surface.valueOf(blockId, control.action_id)
  const chosen = new Set(
    (isMulti ? (value?.selected_options ?? []) : [value?.selected_option]).map(option => option?.value),
  )
  const name = `${blockId} ${control.action_id}`
  const root = h('div', { class: 'toggles', role: isMulti ? 'group' : 'radiogroup', aria: ariaOf(naming) })
  const report = () => {
    const picked = [...root.querySelectorAll('input')].flatMap((input, at) =>
      input.checked ? [control.options[at]] : [],
    )
    const next = isMulti ? { selected_options: picked } : { selected_option: picked[0] ?? null }
    surface.setValue(blockId, control, next)
    onChoose?.(next, root)
  }
  root.append(
    ...control.options.map((option, at) =>
      h(
        'label',
        { class: 'toggle' },
        h('input', {
          type: isMulti ? 'checkbox' : 'radio',
          name,
          checked: chosen.has(option.value),
          data: { focus: `${name} ${at}` },
          onchange: report,
        }),
        h(
          'span',
          {},
          drawTextObject(option.text),
          option.description === undefined
            ? null
            : h('span', { class: 'toggle-detail' }, drawTextObject(option.description)),
        ),
      ),
    ),
  )
  return root
}

const drawMoment = ({ surface, blockId, control, onChoose, ...naming }, type, key) =>
  h('input', {
    type,
    class: 'field short',
    value: surface.valueOf(blockId, control.action_id)?.[key] ?? '',
    data: { focus: `${blockId} ${control.action_id}` },
    aria: {
      ...ariaOf(naming),
      label: naming.labelledBy === undefined ? (control.placeholder?.text ?? 'Date') : undefined,
    },
    onchange: event => {
      const next = { [key]: event.target.value === '' ? null : event.target.value }
      surface.setValue(blockId, control, next)
      onChoose?.(next, event.target)
    },
  })
