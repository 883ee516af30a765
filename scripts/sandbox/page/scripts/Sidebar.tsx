import type { ComponentChildren } from 'preact'
import type { PageChannel } from '../../pageApi/pageContract.ts'
import { Icon } from './Icon.tsx'
import { goTo } from './navigation.ts'
import { me, personById, state, update } from './state.ts'

/** The list of conversations and the person of the page. */
export const Sidebar = () => (
  <nav id="sidebar" class="sidebar" aria-label="Conversations">
    <Lists />
  </nav>
)

const Lists = () => {
  if (state.workspace === undefined)
    return (
      <div class="bones" aria-hidden="true">
        {Array.from({ length: 9 }, (_, index) => (
          <span key={index} class="bone" />
        ))}
      </div>
    )
  const { team, channels, app, directChannelId, otherWorkspaces } = state.workspace
  const open = channels.filter(channel => !channel.isArchived)
  return (
    <>
      <div class="sidebar-head">
        <h1>{team.name}</h1>
        <p class="muted">Practice workspace on this machine</p>
      </div>
      <div class="sidebar-lists">
        <List title="Channels">{open.filter(({ isMember }) => isMember).map(channelEntry)}</List>
        <List title="More channels">{open.filter(({ isMember }) => !isMember).map(channelEntry)}</List>
        <List title="Apps">
          {[
            <Entry key="app" id={directChannelId} name={app.name}>
              <img src={`avatars/${app.userId}.svg`} alt="" class="mini" />
            </Entry>,
            pageEntry('apps', 'Manage apps', 'more'),
          ]}
        </List>
        <List title="Other workspaces">
          {otherWorkspaces.map(({ name, address }) => pageEntry(address, name, 'switch'))}
        </List>
      </div>
      <PersonButton />
    </>
  )
}

const List = ({ title, children }: { title: string; children: ComponentChildren[] }) =>
  children.length === 0 ? null : (
    <div class="sidebar-list">
      <h2>{title}</h2>
      <ul>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
    </div>
  )

const channelEntry = ({ id, name, isPrivate }: PageChannel) => (
  <Entry key={id} id={id} name={name}>
    <Icon name={isPrivate ? 'lock' : 'hash'} />
  </Entry>
)

const Entry = ({ id, name, children }: { id: string; name: string; children: ComponentChildren }) => {
  const unread = state.unread.get(id) ?? 0
  const isCurrent = id === state.channelId
  return (
    <a
      href={`#${id}`}
      class={`entry${isCurrent ? ' current' : ''}${unread > 0 ? ' unread' : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={event => {
        event.preventDefault()
        void goTo(id)
      }}
    >
      {children}
      <span class="entry-name">{name}</span>
      {unread > 0 && (
        <span class="badge">
          {unread}
          <span class="unseen"> new</span>
        </span>
      )}
    </a>
  )
}

const pageEntry = (address: string, name: string, icon: 'more' | 'switch') => (
  <a key={address} href={address} class="entry">
    <Icon name={icon} />
    <span class="entry-name">{name}</span>
  </a>
)

const PersonButton = () => {
  const person = personById(me())
  if (person === undefined) return null
  return (
    <button
      type="button"
      class="person-button"
      aria-haspopup="dialog"
      title="Switch person"
      onClick={() => update({ isSwitchingPerson: true })}
    >
      <img src={person.picture} alt="" class="avatar" />
      <span class="unseen">You are </span>
      <span class="person-words">
        <strong>{person.realName}</strong>
        <span class="muted">{person.title || `@${person.name}`}</span>
      </span>
      <Icon name="switch" />
    </button>
  )
}
