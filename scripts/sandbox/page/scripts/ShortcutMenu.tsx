import { pageActs } from '../../pageApi/pageContract.ts'
import { icon } from './icon.tsx'
import { Menu } from './Menu.tsx'
import { notifyProblem, run } from './notices.ts'
import { workspace } from './state.ts'

/** The shortcuts of the app on a message; without one, those that work everywhere. */
export const ShortcutMenu = ({ on }: { on?: { channelId: string; messageTs: string } }) => {
  const [kind, label, name] = on
    ? (['message', 'More actions', 'more'] as const)
    : (['global', 'Shortcuts', 'lightning'] as const)
  const entries = workspace()
    .app.shortcuts.filter(shortcut => shortcut.kind === kind)
    .map(({ name: content, callbackId }) => ({
      content,
      run: () => void run(pageActs.shortcut, { callbackId, on }).then(notifyProblem),
    }))
  if (entries.length === 0) return null
  return <Menu label={label} class="quiet square" icon={icon(name)} entries={entries} />
}
