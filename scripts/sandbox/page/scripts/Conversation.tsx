import { Fragment } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { PageMessage } from '../../pageApi/pageContract.ts'
import { AppHome } from './AppHome.tsx'
import { Message } from './Message.tsx'
import { channelById, isDirect, state, workspace } from './state.ts'
import { dayOf } from './times.ts'

/** The middle of the page: the messages, or the app's Home. */
export const Conversation = () => {
  const { channelId, messages, tab } = state
  if (channelId !== undefined && isDirect() && tab === 'home') return <AppHome key="home" />
  if (channelId === undefined || messages === undefined) return <Skeleton key="skeleton" />
  return <Messages key={channelId} messages={messages} />
}

const Skeleton = () => (
  <section id="stage" class="stage">
    <div class="skeleton" role="status" aria-busy="true" aria-label="Loading">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} class="skeleton-row">
          <span class="bone round" />
          <span class="bone" />
        </div>
      ))}
    </div>
  </section>
)

const nearEndPixels = 80

const Messages = ({ messages }: { messages: readonly PageMessage[] }) => {
  const place = useRef<HTMLElement>(null)
  // New messages scroll into view unless the person has scrolled up to read older ones.
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    if (place.current !== null && isAtEnd.current) place.current.scrollTop = place.current.scrollHeight
  }, [messages])
  const name = channelById(state.channelId)?.name ?? ''
  return (
    <section
      ref={place}
      id="stage"
      class="stage messages"
      {...(isDirect()
        ? { role: 'tabpanel', 'aria-labelledby': 'tab-messages' }
        : { role: 'region', 'aria-label': `Messages in ${name}` })}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPixels
      }}
    >
      {messages.length > 0 ? <div class="spring" /> : isDirect() ? <AppIntroduction /> : <Empty />}
      {messages.map((message, index) => {
        const before = messages[index - 1]
        const day = dayOf(message.ts)
        return (
          <Fragment key={message.ts}>
            {(before === undefined || dayOf(before.ts) !== day) && (
              <div class="day">
                <span>{day}</span>
              </div>
            )}
            <Message message={message} before={before} />
          </Fragment>
        )
      })}
    </section>
  )
}

const Empty = () => {
  const { name = '', purpose = '' } = channelById(state.channelId) ?? {}
  return (
    <div class="empty">
      <h3>This is the beginning of #{name}</h3>
      {purpose !== '' && <p>{purpose}</p>}
      <p class="muted">
        Say hello, or thank a colleague: type <kbd>/</kbd> to see the commands of this workspace.
      </p>
    </div>
  )
}

const AppIntroduction = () => {
  const { app } = workspace()
  return (
    <div class="empty">
      <img src={`avatars/${app.userId}.svg`} alt="" class="avatar huge" />
      <h3>{app.name}</h3>
      <p>{app.description}</p>
      <p class="muted">
        {app.isInstalled
          ? 'Its direct messages to you appear here.'
          : 'It is not installed in this workspace.'}
      </p>
    </div>
  )
}
