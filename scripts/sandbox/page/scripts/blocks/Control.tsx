import { useState } from 'preact/hooks'
import type { Block } from '../../../blockKit/blocks.ts'
import type { Option } from '../../../blockKit/texts.ts'
import type { ElementState } from '../../../pageApi/pageContract.ts'
import { ButtonControl, OverflowControl } from './Buttons.tsx'
import { ChoicePicker } from './ChoicePicker.tsx'
import { confirmFirst, useEnclosingSurface } from './surface.ts'
import { TextLine } from './Text.tsx'
import { TextField } from './TextField.tsx'

/** An interactive element. */
export type Control =
  | Extract<Block, { type: 'input' }>['element']
  | Extract<Block, { type: 'actions' }>['elements'][number]

type Naming = {
  label?: string | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
}

type ControlViewProps = Naming & {
  blockId: string
  control: Control
  /** Whether the app receives each change; outside of input blocks it always does. */
  isDispatching: boolean
}

export type ControlProps<Kind extends Control['type']> = {
  blockId: string
  control: Extract<Control, { type: Kind }>
  state: ElementState
  /** Ties the element to its label and its error. */
  aria: Record<`aria-${string}`, string | boolean | undefined>
  isDispatching: boolean
  /** Whether the app is answering. */
  isBusy: boolean
  /** Keeps the state; an app that wants changes receives it, unless the element decides when. */
  setState: (state: ElementState, when?: 'quietly') => void
  /** Sends the use of the element, with its state, to an app that wants changes. */
  dispatch: (chosen?: ElementState) => void
}

export const ControlView = ({ blockId, control, isDispatching, ...naming }: ControlViewProps) => {
  const surface = useEnclosingSurface()
  const [isBusy, setBusy] = useState(false)
  const use = async (chosen?: ElementState) => {
    if (control.confirm !== undefined && !(await confirmFirst(control.confirm))) return
    setBusy(true)
    await surface.use(blockId, control, chosen)
    setBusy(false)
  }
  const dispatch = (chosen?: ElementState) => {
    if (isDispatching && !isBusy) void use(chosen)
  }
  const placed = {
    blockId,
    state: surface.values[blockId]?.[control.action_id ?? ''] ?? {},
    isDispatching,
    isBusy,
    aria: {
      'aria-label': naming.label,
      'aria-labelledby': naming.labelledBy,
      'aria-describedby': naming.describedBy,
      'aria-invalid': naming.isInvalid ? true : undefined,
      'aria-busy': isBusy ? true : undefined,
    },
    dispatch,
    setState: (state: ElementState, when?: 'quietly') => {
      surface.setState(blockId, control, state)
      if (when !== 'quietly') dispatch(state)
    },
  }
  switch (control.type) {
    case 'button':
      return <ButtonControl {...placed} control={control} />
    case 'overflow':
      return <OverflowControl {...placed} control={control} />
    case 'checkboxes':
    case 'radio_buttons':
      return <Toggles {...placed} control={control} />
    case 'datepicker':
    case 'timepicker':
      return <Moment {...placed} control={control} />
    case 'plain_text_input':
    case 'number_input':
    case 'email_text_input':
    case 'url_text_input':
      return <TextField {...placed} control={control} />
    default:
      return <ChoicePicker {...placed} control={control} />
  }
}

const Toggles = ({
  blockId,
  control,
  state,
  aria,
  setState,
}: ControlProps<'checkboxes' | 'radio_buttons'>) => {
  const isMulti = control.type === 'checkboxes'
  const chosen = [state.selected_option, ...(state.selected_options ?? [])].map(option => option?.value)
  const toggle = (option: Option, isChecked: boolean) => {
    if (!isMulti) return setState({ selected_option: option })
    const isPicked = ({ value }: Option) => (value === option.value ? isChecked : chosen.includes(value))
    setState({ selected_options: control.options.filter(isPicked) })
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
            <TextLine text={option.text} />
            {option.description !== undefined && (
              <span class="toggle-detail">
                <TextLine text={option.description} />
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}

const Moment = ({ control, state, aria, setState }: ControlProps<'datepicker' | 'timepicker'>) => {
  const isDate = control.type === 'datepicker'
  const label = aria['aria-labelledby'] === undefined ? (control.placeholder?.text ?? 'Date') : undefined
  return (
    <input
      type={isDate ? 'date' : 'time'}
      class="field short"
      value={(isDate ? state.selected_date : state.selected_time) ?? ''}
      {...aria}
      aria-label={label}
      onChange={({ currentTarget: { value } }) =>
        setState({ [isDate ? 'selected_date' : 'selected_time']: value === '' ? null : value })
      }
    />
  )
}
