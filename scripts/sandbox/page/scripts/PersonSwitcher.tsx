import { useRef, useState } from 'preact/hooks'
import type { PagePerson } from '../../pageApi/pageContract.ts'
import { moveByArrow } from './arrowKeys.ts'
import { isPresent } from './blocks/choiceSources.ts'
import { icon } from './icon.tsx'
import { listen } from './live.ts'
import { loadWorkspace } from './navigation.ts'
import { personWords } from './Sidebar.tsx'
import { me, update, workspace } from './state.ts'
import { Window } from './Window.tsx'

const close = (): void => update({ isSwitchingPerson: false })

const become = async (id: string): Promise<void> => {
  close()
  await loadWorkspace(id)
  listen()
}

/** Lets the person of the page become another person. */
export const PersonSwitcher = () => {
  const [typed, setTyped] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const wanted = typed.trim().toLowerCase()
  const found = workspace()
    .people.filter(isPresent)
    .filter(({ realName, name, title }) => `${realName} ${name} ${title}`.toLowerCase().includes(wanted))
    .toSorted((left, right) => left.realName.localeCompare(right.realName))
  const onKeyDown = (event: KeyboardEvent) => {
    moveByArrow(event, [...(place.current?.querySelectorAll<HTMLElement>('input, .person') ?? [])])
    const [first] = found
    if (event.key !== 'Enter' || !first || !(event.target instanceof HTMLInputElement)) return
    // The focus returns to the button that opened this window: the same press would open it again.
    event.preventDefault()
    void become(first.id)
  }
  return (
    <Window kind="narrow" title="Who are you?" focusFirst={['input']} onClose={close} onKeyDown={onKeyDown}>
      <div ref={place} class="window-form">
        <div class="window-search">
          <input
            type="search"
            class="field"
            placeholder="Search by name or title"
            aria-label="Search people"
            value={typed}
            onInput={event => setTyped(event.currentTarget.value)}
          />
        </div>
        <div class="window-body flush">
          <ul class="people">
            {found.map(person => (
              <li key={person.id}>{personRow(person)}</li>
            ))}
            {found.length === 0 && <li class="option-none">No people found.</li>}
          </ul>
        </div>
      </div>
    </Window>
  )
}

const personRow = (person: PagePerson) => {
  const isMe = person.id === me()
  const marks = isMe ? { class: 'person chosen', 'aria-current': 'true' as const } : { class: 'person' }
  return (
    <button type="button" {...marks} onClick={() => void become(person.id)}>
      <img src={person.picture} alt="" class="avatar" loading="lazy" />
      {personWords(person)}
      {person.role !== '' && <span class="tag">{person.role}</span>}
      {isMe && icon('check')}
    </button>
  )
}
