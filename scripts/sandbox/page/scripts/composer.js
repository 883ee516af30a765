import { createListbox } from './blocks/listbox.js'
import { findCompletions } from './completions.js'
import { h, icon } from './dom.js'
import { loadMessages } from './navigation.js'
import { attempt } from './notices.js'
import { perform } from './server.js'
import { drawShortcuts } from './shortcutMenu.js'
import { channelById, isDirect, me, state } from './state.js'

/** What was typed and not sent, by conversation, and what was sent last. */
const drafts = new Map()
let lastSent = ''
let drawnFor

/** Draws the place where messages and commands are written; what is being typed survives. */
export const drawComposer = () => {
  const place = document.getElementById('composer-place')
  const key = `${state.workspace?.me} ${state.channelId} ${isDirect() ? state.tab : ''} ${channelById(state.channelId)?.isMember}`
  if (key === drawnFor) return
  drawnFor = key
  if (state.channelId === undefined || (isDirect() && state.tab === 'home')) return place.replaceChildren()
  const channel = channelById(state.channelId)
  if (channel !== undefined && !channel.isMember) return place.replaceChildren(joinBar(channel))
  return place.replaceChildren(composer())
}

const joinBar = channel =>
  h(
    'div',
    { class: 'composer join' },
    h('p', {}, `You are looking at #${channel.name} from outside.`),
    h(
      'button',
      {
        type: 'button',
        class: 'primary',
        onclick: async () => {
          await attempt(() => perform('join', { user: me(), channelId: channel.id }))
          await loadMessages()
        },
      },
      'Join',
    ),
  )

const composer = () => {
  const { channelId } = state
  const name = isDirect() ? state.workspace.app.name : `#${channelById(channelId)?.name}`
  const field = h('textarea', {
    id: 'composer',
    rows: 1,
    placeholder: `Write to ${name}, or / for a command`,
    value: drafts.get(channelId) ?? '',
    autocomplete: 'off',
    role: 'combobox',
    aria: { label: `Write to ${name}`, autocomplete: 'list', expanded: 'false', haspopup: 'listbox' },
  })
  const button = h(
    'button',
    { type: 'submit', class: 'primary square', aria: { label: 'Send' } },
    icon('send'),
  )
  const list = createListbox(field, choice => take(field, list, choice))
  const grow = () => {
    field.rows = Math.min(8, field.value.split('\n').length)
    button.disabled = field.value.trim() === ''
  }
  field.addEventListener('input', () => {
    drafts.set(channelId, field.value)
    grow()
    complete(field, list)
  })
  field.addEventListener('click', () => complete(field, list))
  field.addEventListener('blur', () => list.close())
  field.addEventListener('keydown', event => {
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault()
      form.requestSubmit()
    } else if (event.key === 'ArrowUp' && field.value === '' && lastSent !== '') {
      event.preventDefault()
      field.value = lastSent
      grow()
    }
  })
  const form = h(
    'form',
    {
      class: 'composer',
      onsubmit: event => {
        event.preventDefault()
        send(field, list, grow, channelId)
      },
    },
    list.element,
    h('div', { class: 'composer-row' }, drawShortcuts(), field, button),
    h(
      'p',
      { class: 'hints' },
      h('kbd', {}, 'Enter'),
      ' sends · ',
      h('kbd', {}, 'Shift Enter'),
      ' new line · ',
      h('kbd', {}, '@'),
      ' names somebody',
    ),
  )
  grow()
  return form
}

const complete = (field, list) => {
  const found = findCompletions(field.value, field.selectionStart)
  // What is written out in full needs no help: Enter sends it.
  const isWhole =
    found?.choices.length === 1 && found.choices[0].insert === `${field.value.slice(found.from)} `
  if (found === undefined || found.choices.length === 0 || isWhole) return list.close()
  return list.show([{ label: found.label, choices: found.choices }])
}

const take = (field, list, choice) => {
  const { value, selectionStart } = field
  const found = findCompletions(value, selectionStart)
  list.close()
  if (found === undefined) return
  const before = value.slice(0, found.from) + choice.insert
  field.value = before + value.slice(selectionStart).replace(/^ /, '')
  field.setSelectionRange(before.length, before.length)
  field.focus()
  field.dispatchEvent(new Event('input'))
}

/** What is sent while something is on its way goes after it, in the order it was typed. */
let underWay = Promise.resolve()

const send = (field, list, grow, channelId) => {
  const text = field.value.trim()
  if (text === '') return
  list.close()
  field.value = ''
  grow()
  const place = { user: me(), channelId }
  underWay = underWay.then(() => deliver(field, grow, place, text))
}

const deliver = async (field, grow, place, text) => {
  const [, command, rest = ''] = /^(\/\S+)\s*([\s\S]*)$/.exec(text) ?? []
  field.setAttribute('aria-busy', 'true')
  const answer = await attempt(() =>
    command === undefined
      ? perform('say', { ...place, text })
      : perform('command', { ...place, command, text: rest }),
  )
  field.removeAttribute('aria-busy')
  if (answer === undefined) {
    // What was written is never lost.
    if (field.value === '') field.value = text
  } else {
    lastSent = text
    drafts.delete(place.channelId)
  }
  grow()
}
