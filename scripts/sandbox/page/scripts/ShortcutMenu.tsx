import { pageActs } from '../../pageApi/pageContract.ts'
import { Icon } from './Icon.tsx'
import { Menu } from './Menu.tsx'
import { attempt, notifyProblem } from './notices.ts'
import { perform } from './server.ts'
import { workspace } from './state.ts'

/** The shortcuts of the app: on a message, or without one those that work everywhere. */
export const ShortcutMenu = ({ on }: { on?: { channelId: string; messageTs: string } }) => {
  const kind = on === undefined ? 'global' : 'message'
  const entries = workspace()
    .app.shortcuts.filter(shortcut => shortcut.kind === kind)
    .map(({ name, callbackId }) => ({
      content: name,
      run: () =>
        void attempt(() => perform(pageActs.shortcut, { callbackId, ...(on && { on }) })).then(notifyProblem),
    }))
  if (entries.length === 0) return null
  return (
    <Menu
      label={on === undefined ? 'Shortcuts' : 'More actions'}
      class="quiet square"
      icon={<Icon name={on === undefined ? 'lightning' : 'more'} />}
      entries={entries}
    />
  )
}
