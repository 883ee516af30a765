import { useContext, useState } from 'preact/hooks'
import type { Option } from '../../../blockKit/texts.ts'
import type { ElementState } from '../../../pageApi/pageContract.ts'
import { ButtonControl, OverflowControl } from './Buttons.tsx'
import { ChoicePicker } from './ChoicePicker.tsx'
import { isSelect } from './choiceSources.ts'
import type { Control, ControlProps } from './controlProps.ts'
import { drawText } from './drawText.tsx'
import { confirmFirst, SurfaceContext } from './surface.ts'
import { TextField } from './TextField.tsx'

type ControlViewProps = {
  blockId: string
  control: Control
  /** Whether the app receives each change; outside of input blocks it always does. */
  isDispatching: boolean
  label?: string | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  isInvalid?: boolean
}

export const ControlView = ({ blockId, control, isDispatching, isInvalid, ...naming }: ControlViewProps) => {
  const surface = useContext(SurfaceContext)
  const [isBusy, setBusy] = useState(false)
  const use = async (chosen?: ElementState) => {
    if (control.confirm !== undefined && !(await confirmFirst(control.confirm))) return
    setBusy(true)
    await surface.use(blockId, control, chosen)
    setBusy(false)
  }
  const keep = (state: ElementState) => surface.keep(blockId, control, state)
  const dispatch = (chosen?: ElementState) => {
    if (isDispatching) void use(chosen)
  }
  const choose = (chosen: ElementState) => {
    keep(chosen)
    dispatch(chosen)
  }
  const aria = {
    'aria-label': naming.label,
    'aria-labelledby': naming.labelledBy,
    'aria-describedby': naming.describedBy,
    'aria-invalid': isInvalid || undefined,
    'aria-busy': isBusy || undefined,
  }
  const state = surface.values[blockId]?.[control.action_id ?? ''] ?? {}
  const props = { blockId, state, aria, isDispatching, isBusy, keep, dispatch, choose }
  if (isSelect(control)) return <ChoicePicker {...props} control={control} />
  switch (control.type) {
    case 'button':
      return <ButtonControl {...props} control={control} />
    case 'overflow':
      return <OverflowControl {...props} control={control} />
    case 'checkboxes':
    case 'radio_buttons':
      return <Toggles {...props} control={control} />
    case 'datepicker':
    case 'timepicker':
      return <Moment {...props} control={control} />
    case 'plain_text_input':
    case 'number_input':
    case 'email_text_input':
    case 'url_text_input':
      return <TextField {...props} control={control} />
    default:
      return control satisfies never
  }
}

const Toggles = ({ blockId, control, state, aria, choose }: ControlProps<'checkboxes' | 'radio_buttons'>) => {
  const isMulti = control.type === 'checkboxes'
  const chosen = [state.selected_option, ...(state.selected_options ?? [])].map(option => option?.value)
  const toggle = (option: Option, isChecked: boolean) => {
    const isPicked = ({ value }: Option) => (value === option.value ? isChecked : chosen.includes(value))
    choose(isMulti ? { selected_options: control.options.filter(isPicked) } : { selected_option: option })
  }
  return (
    <div class="toggles" role={isMulti ? 'group' : 'radiogroup'} {...aria}>
      {control.options.map(option => (
        <label key={option.value} class="toggle">
          <input
            type={isMulti ? 'checkbox' : 'radio'}
            name={`${blockId} ${control.action_id}`}
            checked={chosen.includes(option.value)}
            onChange={event => toggle(option, event.currentTarget.checked)}
          />
          <span>
            {drawText(option.text)}
            {option.description && <span class="toggle-detail">{drawText(option.description)}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}

const Moment = ({ control, state, aria, choose }: ControlProps<'datepicker' | 'timepicker'>) => {
  const [type, key] =
    control.type === 'datepicker'
      ? (['date', 'selected_date'] as const)
      : (['time', 'selected_time'] as const)
  const label = aria['aria-labelledby'] === undefined ? (control.placeholder?.text ?? 'Date') : undefined
  const attributes = { type, class: 'field short', value: state[key] ?? '', ...aria, 'aria-label': label }
  return <input {...attributes} onChange={event => choose({ [key]: event.currentTarget.value || null })} />
}
