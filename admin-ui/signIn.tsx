import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { ConnectionProvider } from './app/connection/ConnectionContext.ts'
import { createPageConnection } from './app/connection/pageConnection.ts'
import './app/theme/fonts.ts'
import { EntryPages } from './entry/EntryPages.tsx'
import { loadEntryLanguage } from './entry/entryTexts.ts'
import { chosenScheme } from './entry/theme/chosenScheme.ts'
import './entry/theme/tokens.css'
import './entry/theme/base.css'

// The page's security policy forbids code made at run time, which zod would otherwise try.
z.config({ jitless: true })

const found = document.getElementById('root')
if (!found) throw new Error('The page has no element #root to render into. Check signIn.html.')
const root = found

const scheme = chosenScheme(window.localStorage)
if (scheme !== undefined) document.documentElement.dataset.scheme = scheme

const [navigation] = performance.getEntriesByType('navigation')
const isRevisited = navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
const { pathname, search } = window.location

const show = (): void =>
  createRoot(root).render(
    <ConnectionProvider value={createPageConnection()}>
      <EntryPages path={pathname} query={new URLSearchParams(search)} isRevisited={isRevisited} />
    </ConnectionProvider>,
  )

// Where the texts of another language do not load, English ones are there.
void loadEntryLanguage(navigator.language)
  .catch(() => undefined)
  .then(show)
