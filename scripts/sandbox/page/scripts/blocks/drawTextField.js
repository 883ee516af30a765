import { h, newId } from '../dom.js'

const htmlTypes = { number_input: 'number', email_text_input: 'email', url_text_input: 'url' }

/** A text, number, e-mail or address field. What is typed counts at once. */
export const drawTextField = ({
  surface,
  blockId,
  control,
  onChoose,
  labelledBy,
  label,
  describedBy,
  isInvalid,
}) => {
  const counterId = newId()
  const limit = control.max_length
  const tag = control.multiline === true ? 'textarea' : 'input'
  const field = h(tag, {
    class: control.type === 'number_input' ? 'field short' : 'field',
    ...(tag === 'input' ? { type: htmlTypes[control.type] ?? 'text' } : { rows: 4 }),
    ...(control.type === 'number_input' && control.is_decimal_allowed !== true
      ? { step: 1, inputmode: 'numeric' }
      : {}),
    min: control.min_value,
    max: control.max_value,
    maxlength: limit,
    placeholder: control.placeholder?.text ?? '',
    autocomplete: 'off',
    value: surface.valueOf(blockId, control.action_id)?.value ?? '',
    data: {
      focus: `${blockId} ${control.action_id}`,
      autofocus: control.focus_on_load === true ? '1' : undefined,
    },
    aria: {
      labelledby: labelledBy,
      label,
      describedby:
        [describedBy, limit === undefined ? undefined : counterId].filter(Boolean).join(' ') || undefined,
      invalid: isInvalid ? 'true' : undefined,
    },
  })
  const counter = h('span', { id: counterId, class: 'counter' })
  const count = () => {
    counter.textContent = `${field.value.length} of ${limit}`
  }
  field.addEventListener('input', () => {
    surface.setValue(blockId, control, { value: field.value === '' ? null : field.value })
    count()
  })
  const triggers = control.dispatch_action_config?.trigger_actions_on ?? ['on_enter_pressed']
  field.addEventListener('keydown', event => {
    if (event.key !== 'Enter' || tag === 'textarea' || onChoose === undefined) return
    event.preventDefault()
    if (triggers.includes('on_enter_pressed')) onChoose({ value: field.value }, field)
  })
  if (triggers.includes('on_character_entered'))
    field.addEventListener('input', () => onChoose?.({ value: field.value }, field))
  count()
  return limit === undefined ? field : h('div', { class: 'counted' }, field, counter)
}
