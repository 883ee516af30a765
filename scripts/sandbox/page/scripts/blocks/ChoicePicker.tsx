import { useRef, useState } from 'preact/hooks'
import { icon } from '../icon.tsx'
import { type Choice, type SelectProps, useChoiceSource } from './choiceSources.ts'
import { useListbox } from './useListbox.tsx'

const typingPauseMilliseconds = 150

/** A select of any kind: type to search, arrows and Enter to choose, chips for several choices. */
export const ChoicePicker = ({ blockId, control, state, aria, keep, choose: write }: SelectProps) => {
  const source = useChoiceSource(control, blockId)
  const isMulti = control.type.startsWith('multi_')
  const isExternal = control.type === 'external_select' || control.type === 'multi_external_select'
  const minLength = isExternal ? (control.min_query_length ?? 3) : 0
  const max = Number(control.max_selected_items ?? Number.POSITIVE_INFINITY)
  const chosen = source.read(state)
  /** The search in the field; nothing while the field shows the choice. */
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef(0)

  const open = async (text = typed ?? '') => {
    turn.current += 1
    const mine = turn.current
    const missing = minLength - text.trim().length
    const letters = missing === 1 ? 'letter' : 'letters'
    if (missing > 0) return list.say(`Type ${missing} more ${letters} to search.`)
    try {
      const loading = source.load(text)
      if (loading instanceof Promise) list.say('Searching…')
      const groups = await loading
      if (mine === turn.current) list.show(groups, text.trim() !== '')
    } catch {
      if (mine === turn.current) list.say('The options could not be loaded. Type to try again.')
    }
  }
  const without = ({ id }: Choice) => chosen.filter(choice => choice.id !== id)
  const choose = (choice: Choice) => {
    const others = without(choice)
    const isChosen = others.length < chosen.length
    if (isMulti && !isChosen && chosen.length >= max) return
    write(source.write(!isMulti ? [choice] : isChosen ? others : [...others, choice]))
    setTyped(undefined)
    if (isMulti) void open('')
    else list.close()
  }
  const list = useListbox(input, choose)

  const onInput = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void open(text), typingPauseMilliseconds)
  }
  const onBlur = () => {
    clearTimeout(timer.current)
    turn.current += 1
    list.close()
    if (isMulti) return
    // An emptied field takes the choice back.
    if (typed?.trim() === '' && chosen.length > 0 && control.initial_option === undefined)
      keep(source.write([]))
    setTyped(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.takesKey(event)) return
    const last = chosen.at(-1)
    if (event.key === 'ArrowDown') void open()
    if (event.key === 'Backspace' && isMulti && !typed && last) write(source.write(without(last)))
  }
  const chip = (choice: Choice) => {
    const remove = () => {
      write(source.write(without(choice)))
      input.current?.focus()
    }
    return (
      <span key={choice.id} class="chip">
        {choice.text}
        <button type="button" aria-label={`Remove ${choice.text}`} onClick={remove}>
          {icon('close')}
        </button>
      </span>
    )
  }
  const placeholder = control.placeholder?.text ?? (isMulti ? 'Choose some' : 'Choose one')

  return (
    <div class="picker-place">
      <div class="picker">
        <span class="chips">{isMulti && chosen.map(chip)}</span>
        <input
          ref={input}
          type="text"
          autocomplete="off"
          spellcheck={false}
          data-autofocus={control.focus_on_load || undefined}
          placeholder={isMulti && chosen.length > 0 ? '' : placeholder}
          value={typed ?? (isMulti ? '' : (chosen[0]?.text ?? ''))}
          {...list.attributes}
          {...aria}
          onInput={event => onInput(event.currentTarget.value)}
          onClick={() => void open()}
          onFocus={event => isMulti || event.currentTarget.select()}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        {icon('switch')}
      </div>
      {list.draw(chosen.map(({ id }) => id))}
    </div>
  )
}
