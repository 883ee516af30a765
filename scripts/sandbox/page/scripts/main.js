import { drawComposer } from './composer.js'
import { drawStage } from './conversation.js'
import { drawHeader } from './header.js'
import { listen } from './live.js'
import { drawModal } from './modals.js'
import { goTo, loadWorkspace } from './navigation.js'
import { bindDrawer, drawSidebar } from './sidebar.js'
import { state, subscribe } from './state.js'

/** Which parts draw themselves again when something changed. */
const parts = {
  workspace: [drawSidebar, drawHeader, drawStage, drawComposer, drawModal],
  conversation: [drawSidebar, drawHeader, drawStage, drawComposer],
  tab: [drawHeader, drawStage, drawComposer],
  home: [drawStage],
  stack: [drawModal],
  unread: [drawSidebar],
  directory: [drawSidebar, drawHeader, drawComposer],
}

subscribe(what => {
  for (const draw of parts[what] ?? []) draw()
})

subscribe(what => {
  if (what === 'connection') document.getElementById('connection').hidden = state.isConnected
})

bindDrawer()
drawSidebar()
drawStage()
window.addEventListener('hashchange', () => void goTo(decodeURIComponent(location.hash.slice(1))))
await loadWorkspace(new URLSearchParams(location.search).get('as') ?? undefined)
listen()
