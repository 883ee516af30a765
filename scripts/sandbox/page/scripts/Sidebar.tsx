import type { JSX } from 'preact'
import type { PageChannel, PagePerson } from '../../pageApi/pageContract.ts'
import { icon } from './icon.tsx'
import { goTo } from './navigation.ts'
import { me, personById, state, update } from './state.ts'

/** The list of conversations and the person of the page. */
export const Sidebar = () => (
  <nav id="sidebar" class="sidebar" aria-label="Conversations">
    {state.workspace === undefined ? (
      <div class="bones" aria-hidden="true">
        {Array.from({ length: 9 }, () => (
          <span class="bone" />
        ))}
      </div>
    ) : (
      <>
        <div class="sidebar-head">
          <h1>{state.workspace.team.name}</h1>
          <p class="muted">Practice workspace on this machine</p>
        </div>
        <Lists {...state.workspace} />
        <PersonButton />
      </>
    )}
  </nav>
)

const Lists = ({ channels, app, directChannelId, otherWorkspaces }: NonNullable<typeof state.workspace>) => {
  const open = channels.filter(channel => !channel.isArchived)
  const picture = <img src={`avatars/${app.userId}.svg`} alt="" class="mini" />
  const manageApps = pageEntry('apps', 'Manage apps', icon('more'))
  const others = otherWorkspaces.map(({ name, address }) => pageEntry(address, name, icon('switch')))
  return (
    <div class="sidebar-lists">
      {list('Channels', open.filter(({ isMember }) => isMember).map(channelEntry))}
      {list('More channels', open.filter(({ isMember }) => !isMember).map(channelEntry))}
      {list('Apps', [entry(directChannelId, app.name, picture), manageApps])}
      {list('Other workspaces', others)}
    </div>
  )
}

const list = (title: string, entries: readonly JSX.Element[]) =>
  entries.length > 0 && (
    <div class="sidebar-list">
      <h2>{title}</h2>
      <ul>
        {entries.map(each => (
          <li key={each.key}>{each}</li>
        ))}
      </ul>
    </div>
  )

const channelEntry = ({ id, name, isPrivate }: PageChannel) =>
  entry(id, name, icon(isPrivate ? 'lock' : 'hash'))

const entry = (id: string, name: string, picture: JSX.Element) => {
  const unread = state.unread.get(id) ?? 0
  const isCurrent = id === state.channelId
  const open = (event: Event) => {
    event.preventDefault()
    void goTo(id)
  }
  return (
    <a
      key={id}
      href={`#${id}`}
      class={`entry${isCurrent ? ' current' : ''}${unread > 0 ? ' unread' : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={open}
    >
      {picture}
      <span class="entry-name">{name}</span>
      {unread > 0 && (
        <span class="badge">
          {unread} <span class="unseen">new</span>
        </span>
      )}
    </a>
  )
}

/** A link to another page. */
const pageEntry = (address: string, name: string, picture: JSX.Element) => (
  <a key={address} href={address} class="entry">
    {picture}
    <span class="entry-name">{name}</span>
  </a>
)

const PersonButton = () => {
  const person = personById(me())
  if (person === undefined) return null
  const open = () => update({ isSwitchingPerson: true })
  return (
    <button type="button" class="person-button" aria-haspopup="dialog" title="Switch person" onClick={open}>
      <img src={person.picture} alt="" class="avatar" />
      <span class="unseen">You are </span>
      {personWords(person)}
      {icon('switch')}
    </button>
  )
}

/** The name of a person, and the title or the handle. */
export const personWords = ({ realName, title, name }: PagePerson) => (
  <span class="person-words">
    <strong>{realName}</strong>
    <span class="muted">{title || `@${name}`}</span>
  </span>
)
