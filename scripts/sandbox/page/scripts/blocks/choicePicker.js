import { h, icon } from '../dom.js'
import { choiceKinds } from './choiceKinds.js'
import { createListbox } from './listbox.js'

const typingPauseMilliseconds = 150

/** A select of any kind: type to search, arrows and Enter to choose, chips for several. */
export const drawChoicePicker = ({
  surface,
  blockId,
  control,
  labelledBy,
  label,
  describedBy,
  isInvalid,
  onChoose,
}) => {
  const kind = choiceKinds[control.type]
  const isMulti = control.type.startsWith('multi_')
  const minLength = control.type.endsWith('external_select') ? (control.min_query_length ?? 3) : 0
  let chosen = kind.read(surface.valueOf(blockId, control.action_id))
  let turn = 0
  let timer

  const input = h('input', {
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    spellcheck: 'false',
    data: {
      focus: `${blockId} ${control.action_id}`,
      autofocus: control.focus_on_load === true ? '1' : undefined,
    },
    placeholder: control.placeholder?.text ?? (isMulti ? 'Choose some' : 'Choose one'),
    aria: {
      autocomplete: 'list',
      expanded: 'false',
      labelledby: labelledBy,
      label,
      describedby: describedBy,
      invalid: isInvalid ? 'true' : undefined,
    },
  })
  const list = createListbox(input, choice => choose(choice))
  const chips = h('span', { class: 'chips' })
  const box = h('div', { class: 'picker' }, chips, input, icon('switch'))
  const root = h('div', { class: 'picker-place' }, box, list.element)

  const write = () => {
    surface.setValue(blockId, control, isMulti ? kind.writeMany(chosen) : kind.write(chosen))
    drawChosen()
    onChoose?.(isMulti ? kind.writeMany(chosen) : kind.write(chosen), root)
  }
  const choose = choice => {
    const isChosen = chosen.some(each => each.id === choice.id)
    const withoutIt = chosen.filter(each => each.id !== choice.id)
    if (isMulti) {
      const max = control.max_selected_items ?? Number.POSITIVE_INFINITY
      if (!isChosen && chosen.length >= max) return
      chosen = isChosen ? withoutIt : [...chosen, choice]
      input.value = ''
      void open('')
    } else {
      chosen = [choice]
      list.close()
    }
    write()
  }
  const drawChosen = () => {
    if (!isMulti) {
      input.value = chosen[0]?.text ?? ''
      return
    }
    chips.replaceChildren(
      ...chosen.map(choice =>
        h(
          'span',
          { class: 'chip' },
          choice.text,
          h(
            'button',
            {
              type: 'button',
              aria: { label: `Remove ${choice.text}` },
              onclick: () => {
                chosen = chosen.filter(each => each.id !== choice.id)
                write()
                input.focus()
              },
            },
            icon('close'),
          ),
        ),
      ),
    )
    input.placeholder = chosen.length > 0 ? '' : (control.placeholder?.text ?? 'Choose some')
  }
  const open = async typed => {
    if (typed.trim().length < minLength) {
      const missing = minLength - typed.trim().length
      list.say(`Type ${missing} more ${missing === 1 ? 'letter' : 'letters'} to search.`)
      return
    }
    turn += 1
    const mine = turn
    try {
      const loading = kind.load(surface, blockId, control, typed)
      if (loading instanceof Promise) list.say('Searching…')
      const groups = await loading
      if (mine === turn)
        list.show(
          groups,
          chosen.map(each => each.id),
          typed.trim() !== '',
        )
    } catch {
      if (mine === turn) list.say('The options could not be loaded. Type to try again.')
    }
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void open(input.value), typingPauseMilliseconds)
  })
  input.addEventListener('click', () => void open(isMulti ? input.value : ''))
  input.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown' && !list.isOpen()) void open(isMulti ? input.value : '')
    if (event.key === 'Backspace' && isMulti && input.value === '' && chosen.length > 0) {
      chosen = chosen.slice(0, -1)
      write()
    }
  })
  input.addEventListener('focus', () => isMulti || input.select())
  input.addEventListener('blur', () => {
    clearTimeout(timer)
    turn += 1
    list.close()
    if (!isMulti && input.value.trim() === '' && chosen.length > 0 && control.initial_option === undefined) {
      chosen = []
      surface.setValue(blockId, control, kind.write(chosen))
    }
    drawChosen()
  })
  drawChosen()
  return root
}
