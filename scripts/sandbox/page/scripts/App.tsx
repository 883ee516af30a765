import { useEffect } from 'preact/hooks'
import { Question } from './blocks/Question.tsx'
import { Composer } from './Composer.tsx'
import { Conversation } from './Conversation.tsx'
import { Header } from './Header.tsx'
import { icon } from './icon.tsx'
import { Modal } from './Modal.tsx'
import { dismiss } from './notices.ts'
import { PersonSwitcher } from './PersonSwitcher.tsx'
import { Sidebar } from './Sidebar.tsx'
import { state, update } from './state.ts'

const closeDrawer = (): void => {
  if (!state.isDrawerOpen) return
  update({ isDrawerOpen: false })
  document.getElementById('menu-button')?.focus()
}

const closeByEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) closeDrawer()
}

const drawNotice = ({ id, text }: (typeof state.notices)[number]) => (
  <div key={id} class="notice">
    <span>{text}</span>
    <button type="button" class="quiet" aria-label="Dismiss" onClick={() => dismiss(id)}>
      {icon('close')}
    </button>
  </div>
)

export const App = () => {
  useEffect(() => document.addEventListener('keydown', closeByEscape), [])
  const modal = state.workspace?.stack.at(-1)
  const scrim = { class: 'scrim', tabIndex: -1, 'aria-label': 'Close the list of conversations' }
  return (
    <>
      <a class="skip" href="#composer">
        Skip to writing a message
      </a>
      <div class={state.isDrawerOpen ? 'app drawer-open' : 'app'}>
        <Sidebar />
        <button type="button" {...scrim} onClick={closeDrawer} />
        <main class="main">
          <Header />
          <p class="connection" role="status" hidden={state.isConnected}>
            Connection lost. Trying again…
          </p>
          <Conversation />
          <Composer />
        </main>
      </div>
      {modal && <Modal key={modal.id} view={modal} />}
      {state.isSwitchingPerson && <PersonSwitcher />}
      {state.question && <Question {...state.question} />}
      <div class="notices" role="status" aria-live="polite">
        {state.notices.map(drawNotice)}
      </div>
      <p class="unseen" aria-live="polite">
        {state.announcement}
      </p>
    </>
  )
}
