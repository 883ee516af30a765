import { render } from 'preact'
import { z } from 'zod'
import { App } from './App.tsx'
import { listen } from './live.ts'
import { followAddress, loadWorkspace } from './navigation.ts'
import { drawWith } from './state.ts'

// The content security policy of the page forbids eval, which zod would otherwise try.
z.config({ jitless: true })

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element #root to render into. Check index.html.')

drawWith(() => render(<App />, root))
window.addEventListener('hashchange', () => void followAddress())
await loadWorkspace(new URLSearchParams(location.search).get('as') ?? undefined)
listen()
