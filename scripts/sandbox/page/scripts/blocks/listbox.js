import { h, icon, newId } from '../dom.js'

/** The list under a search field. Focus stays in the field; arrows move, Enter chooses, Escape closes the list only. */
export const createListbox = (input, onChoose) => {
  const id = newId()
  const element = h('div', { id, class: 'listbox', role: 'listbox', hidden: true })
  let choices = []
  let active = -1
  // Whether somebody searched or moved to what is active; what merely stands first is not passed on by Tab.
  let isMeant = false

  const close = () => {
    element.hidden = true
    choices = []
    active = -1
    input.setAttribute('aria-expanded', 'false')
    input.removeAttribute('aria-activedescendant')
  }
  const open = () => {
    element.hidden = false
    input.setAttribute('aria-expanded', 'true')
    // Near the lower edge the list opens upwards.
    const room = window.innerHeight - input.getBoundingClientRect().bottom
    element.classList.toggle('above', room < 240 && input.getBoundingClientRect().top > room)
  }
  const activate = index => {
    active = index
    for (const [at, option] of [...element.querySelectorAll('[role=option]')].entries()) {
      option.classList.toggle('active', at === index)
      if (at === index) {
        input.setAttribute('aria-activedescendant', option.id)
        option.scrollIntoView({ block: 'nearest' })
      }
    }
  }
  const drawChoice = (choice, isChosen) =>
    h(
      'div',
      {
        id: newId(),
        role: 'option',
        class: 'option',
        aria: { selected: isChosen ? 'true' : 'false' },
        onmousedown: event => event.preventDefault(),
        onclick: () => onChoose(choice),
      },
      choice.picture === undefined ? null : h('img', { src: choice.picture, alt: '', width: 24, height: 24 }),
      h('span', { class: 'option-text' }, choice.text),
      choice.detail === undefined ? null : h('span', { class: 'option-detail' }, choice.detail),
      isChosen ? icon('check') : null,
    )

  input.setAttribute('aria-controls', id)
  input.addEventListener('keydown', event => {
    if (element.hidden) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      isMeant = true
      if (choices.length > 0) activate((active + step + choices.length) % choices.length)
    } else if ((event.key === 'Enter' || (event.key === 'Tab' && isMeant)) && choices[active] !== undefined) {
      if (event.key === 'Enter' || input.tagName === 'TEXTAREA') event.preventDefault()
      event.stopImmediatePropagation()
      onChoose(choices[active])
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  })

  return {
    element,
    close,
    isOpen: () => !element.hidden,
    /** Shows choices in groups, the first one ready to be taken. */
    show(groups, chosenIds = [], isSearched = true) {
      isMeant = isSearched
      choices = groups.flatMap(group => group.choices)
      element.replaceChildren(
        ...groups.flatMap(group => [
          ...(group.label === ''
            ? []
            : [h('div', { class: 'option-group', role: 'presentation' }, group.label)]),
          ...group.choices.map(choice => drawChoice(choice, chosenIds.includes(choice.id))),
        ]),
      )
      if (choices.length === 0) element.replaceChildren(h('div', { class: 'option-none' }, 'Nothing found.'))
      open()
      activate(choices.length > 0 ? 0 : -1)
    },
    say(text) {
      choices = []
      active = -1
      element.replaceChildren(h('div', { class: 'option-none', role: 'status' }, text))
      open()
    },
  }
}
