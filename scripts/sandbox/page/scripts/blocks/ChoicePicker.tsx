import { useRef, useState } from 'preact/hooks'
import { Icon } from '../Icon.tsx'
import { type Choice, choiceSourceOf, type SelectProps } from './choiceSources.ts'
import { useEnclosingSurface } from './surface.ts'
import { useListbox } from './useListbox.tsx'

const typingPauseMilliseconds = 150

const minLengthOf = (control: SelectProps['control']): number =>
  control.type === 'external_select' || control.type === 'multi_external_select'
    ? (control.min_query_length ?? 3)
    : 0

const maxOf = (control: SelectProps['control']): number =>
  typeof control.max_selected_items === 'number' ? control.max_selected_items : Number.POSITIVE_INFINITY

/** A select of any kind: type to search, arrows and Enter to choose, chips for several choices. */
export const ChoicePicker = ({ blockId, control, state, aria, setState }: SelectProps) => {
  const source = choiceSourceOf(control, blockId, useEnclosingSurface())
  const isMulti = control.type.startsWith('multi_')
  const chosen = source.read(state)
  /** The search in the field; nothing while it shows the choice. */
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef(0)
  const minLength = minLengthOf(control)
  const typedText = typed ?? ''

  const open = async (text: string) => {
    turn.current += 1
    const mine = turn.current
    const missing = minLength - text.trim().length
    if (missing > 0)
      return list.say(`Type ${missing} more ${missing === 1 ? 'letter' : 'letters'} to search.`)
    try {
      const loading = source.load(text)
      if (loading instanceof Promise) list.say('Searching…')
      const groups = await loading
      if (mine === turn.current) list.show(groups, text.trim() !== '')
    } catch {
      if (mine === turn.current) list.say('The options could not be loaded. Type to try again.')
    }
  }
  const choose = (choice: Choice) => {
    const isChosen = chosen.some(({ id }) => id === choice.id)
    if (isMulti && !isChosen && chosen.length >= maxOf(control)) return
    const others = isMulti ? chosen.filter(({ id }) => id !== choice.id) : []
    setState(source.write(isMulti && isChosen ? others : [...others, choice]))
    setTyped(undefined)
    if (isMulti) void open('')
    else list.close()
  }
  const remove = (choice: Choice) => setState(source.write(chosen.filter(({ id }) => id !== choice.id)))
  const list = useListbox<Choice>(input, choose)

  const onBlur = () => {
    clearTimeout(timer.current)
    turn.current += 1
    list.close()
    if (isMulti) return
    if (typed?.trim() === '' && chosen.length > 0 && control.initial_option === undefined)
      setState(source.write([]), 'quietly')
    setTyped(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.takesKey(event)) return
    const last = chosen.at(-1)
    if (event.key === 'ArrowDown') void open(typedText)
    if (event.key === 'Backspace' && isMulti && typedText === '' && last !== undefined) remove(last)
  }

  return (
    <div class="picker-place">
      <div class="picker">
        <span class="chips">
          {isMulti &&
            chosen.map(choice => (
              <span key={choice.id} class="chip">
                {choice.text}
                <button
                  type="button"
                  aria-label={`Remove ${choice.text}`}
                  onClick={() => {
                    remove(choice)
                    input.current?.focus()
                  }}
                >
                  <Icon name="close" />
                </button>
              </span>
            ))}
        </span>
        <input
          ref={input}
          type="text"
          autocomplete="off"
          spellcheck={false}
          data-autofocus={control.focus_on_load === true ? '1' : undefined}
          placeholder={
            isMulti && chosen.length > 0
              ? ''
              : (control.placeholder?.text ?? (isMulti ? 'Choose some' : 'Choose one'))
          }
          value={isMulti ? typedText : (typed ?? chosen[0]?.text ?? '')}
          {...list.field}
          {...aria}
          onInput={({ currentTarget: { value } }) => {
            setTyped(value)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => void open(value), typingPauseMilliseconds)
          }}
          onClick={() => void open(typedText)}
          onFocus={event => isMulti || event.currentTarget.select()}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        <Icon name="switch" />
      </div>
      {list.draw(chosen.map(({ id }) => id))}
    </div>
  )
}
