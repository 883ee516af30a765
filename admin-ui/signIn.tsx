import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { ConnectionProvider } from './app/connection/ConnectionContext.ts'
import { createPageConnection } from './app/connection/pageConnection.ts'
import './app/theme/fonts.ts'
import { EntryPages } from './entry/EntryPages.tsx'
import { chosenScheme } from './entry/theme/chosenScheme.ts'
import './entry/theme/tokens.css'
import './entry/theme/base.css'

// The page's security policy forbids code made at run time, which zod would otherwise try.
z.config({ jitless: true })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root to render into. Check signIn.html.')

const scheme = chosenScheme(window.localStorage)
if (scheme !== undefined) document.documentElement.dataset.scheme = scheme

const [navigation] = performance.getEntriesByType('navigation')
const isRevisited = navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
const { pathname, search } = window.location

createRoot(root).render(
  <ConnectionProvider value={createPageConnection()}>
    <EntryPages path={pathname} query={new URLSearchParams(search)} isRevisited={isRevisited} />
  </ConnectionProvider>,
)
