import { useUniqueId } from '../useUniqueId.ts'
import type { ControlProps } from './controlProps.ts'

type TextFieldProps = ControlProps<
  'plain_text_input' | 'number_input' | 'email_text_input' | 'url_text_input'
>

const htmlTypes = { plain_text_input: 'text', email_text_input: 'email', url_text_input: 'url' }

const attributesOf = (control: TextFieldProps['control'], maxlength: number | undefined): object => {
  if (control.type !== 'number_input') return { type: htmlTypes[control.type], maxlength }
  const { min_value: min, max_value: max, is_decimal_allowed: isDecimal } = control
  const whole = isDecimal ? {} : { step: 1, inputmode: 'numeric' }
  return { type: 'number', class: 'field short', min, max, ...whole }
}

/** A text, number, e-mail or address field. */
export const TextField = ({ control, state, aria, isDispatching, keep, dispatch }: TextFieldProps) => {
  const counterId = useUniqueId()
  const value = state.value ?? ''
  const limit = control.type === 'plain_text_input' ? control.max_length : undefined
  const triggers = control.dispatch_action_config?.trigger_actions_on ?? ['on_enter_pressed']
  const describedBy = [aria['aria-describedby'], limit && counterId].filter(Boolean).join(' ')
  const common = {
    placeholder: control.placeholder?.text ?? '',
    autocomplete: 'off',
    value,
    'data-autofocus': control.focus_on_load || undefined,
    ...aria,
    'aria-describedby': describedBy || undefined,
    onInput: (event: Event & { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      const typed = event.currentTarget.value
      keep({ value: typed || null })
      if (triggers.includes('on_character_entered')) dispatch({ value: typed })
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isDispatching) return
    event.preventDefault()
    if (triggers.includes('on_enter_pressed')) dispatch({ value })
  }
  const field =
    control.type === 'plain_text_input' && control.multiline === true ? (
      <textarea class="field" rows={4} maxlength={limit} {...common} />
    ) : (
      <input class="field" {...attributesOf(control, limit)} {...common} onKeyDown={onKeyDown} />
    )
  if (limit === undefined) return field
  return (
    <div class="counted">
      {field}
      <span id={counterId} class="counter">{`${value.length} of ${limit}`}</span>
    </div>
  )
}
