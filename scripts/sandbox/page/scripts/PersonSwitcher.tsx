import { useRef, useState } from 'preact/hooks'
import type { PagePerson } from '../../pageApi/pageContract.ts'
import { moveByArrow } from './arrowKeys.ts'
import { Icon } from './Icon.tsx'
import { listen } from './live.ts'
import { loadWorkspace } from './navigation.ts'
import { me, update, workspace } from './state.ts'
import { CloseButton, Window } from './Window.tsx'

const close = (): void => update({ isSwitchingPerson: false })

const become = async (id: string): Promise<void> => {
  close()
  await loadWorkspace(id)
  listen()
}

/** Lets the person of the page become another person. */
export const PersonSwitcher = () => {
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const found = workspace()
    .people.filter(({ isBot, isDeleted }) => !isBot && !isDeleted)
    .filter(({ realName, name, title }) =>
      `${realName} ${name} ${title}`.toLowerCase().includes(typed.trim().toLowerCase()),
    )
    .toSorted((left, right) => left.realName.localeCompare(right.realName))
  const stops = () =>
    [search.current, ...(list.current?.querySelectorAll('button') ?? [])].filter(each => each !== null)
  return (
    <Window
      isNarrow
      titleId="people-title"
      focusFirst={['input']}
      onClose={close}
      onKeyDown={event => moveByArrow(event, stops())}
    >
      <div class="window-head">
        <h2 id="people-title" class="window-title">
          Who are you?
        </h2>
        <CloseButton onClick={close} />
      </div>
      <div class="window-search">
        <input
          ref={search}
          type="search"
          class="field"
          placeholder="Search by name or title"
          aria-label="Search people"
          value={typed}
          onInput={event => setTyped(event.currentTarget.value)}
          onKeyDown={event => {
            const [first] = found
            if (event.key !== 'Enter' || first === undefined) return
            // The focus returns to the button that opened this window: the same press would open it again.
            event.preventDefault()
            void become(first.id)
          }}
        />
      </div>
      <div class="window-body flush">
        <ul ref={list} class="people">
          {found.map(person => (
            <li key={person.id}>
              <PersonRow {...person} />
            </li>
          ))}
          {found.length === 0 && <li class="option-none">No people found.</li>}
        </ul>
      </div>
    </Window>
  )
}

const PersonRow = ({ id, picture, realName, title, name, role }: PagePerson) => {
  const isMe = id === me()
  return (
    <button
      type="button"
      class={isMe ? 'person chosen' : 'person'}
      aria-current={isMe ? 'true' : undefined}
      onClick={() => void become(id)}
    >
      <img src={picture} alt="" class="avatar" loading="lazy" />
      <span class="person-words">
        <strong>{realName}</strong>
        <span class="muted">{title || `@${name}`}</span>
      </span>
      {role !== '' && <span class="tag">{role}</span>}
      {isMe && <Icon name="check" />}
    </button>
  )
}
