import { Fragment } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { PageMessage } from '../../pageApi/pageContract.ts'
import { AppHome, drawAppCard } from './AppHome.tsx'
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
      {Array.from({ length: 4 }, () => (
        <div class="skeleton-row">
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
  // New messages and pictures scroll into view unless the person has scrolled up to read older ones.
  const isAtEnd = useRef(true)
  const follow = () => {
    if (place.current !== null && isAtEnd.current) place.current.scrollTop = place.current.scrollHeight
  }
  useLayoutEffect(follow, [messages])
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = place.current ?? {}
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPixels
  }
  const label = `Messages in ${channelById(state.channelId)?.name ?? ''}`
  const role = isDirect() ? { role: 'tabpanel', 'aria-labelledby': 'tab-messages' } : { 'aria-label': label }
  const marks: object = { id: 'stage', class: 'stage messages', role: 'region', ...role }
  return (
    <section ref={place} {...marks} onScroll={onScroll} onLoadCapture={follow}>
      {messages.length === 0 ? <Empty /> : <div class="spring" />}
      {messages.map((message, index) => {
        const before = messages[index - 1]
        const day = dayOf(message.ts)
        const isNewDay = before === undefined || dayOf(before.ts) !== day
        return (
          <Fragment key={message.ts}>
            {isNewDay && (
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
  const { name, description, isInstalled } = workspace().app
  const channel = channelById(state.channelId)
  if (channel === undefined) {
    const hint = isInstalled
      ? 'Its direct messages to you appear here.'
      : 'It is not installed in this workspace.'
    return drawAppCard(name, <p>{description}</p>, <p class="muted">{hint}</p>)
  }
  return (
    <div class="empty">
      <h3>{`This is the beginning of #${channel.name}`}</h3>
      {channel.purpose !== '' && <p>{channel.purpose}</p>}
      <p class="muted">
        Say hello, or thank a colleague: type <kbd>/</kbd> to see the commands of this workspace.
      </p>
    </div>
  )
}
