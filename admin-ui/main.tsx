import { createConnection } from '@laurel/contract/browser/connection.ts'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { z } from 'zod'
import { App } from './app/App.tsx'
import { createQueryClient } from './app/connection/createQueryClient.ts'
import './app/theme/fonts.ts'

// The page's security policy forbids code made at run time, which zod would otherwise try.
z.config({ jitless: true })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root to render into. Check index.html.')

const app = (
  <App connection={createConnection({ storage: window.localStorage })} queryClient={createQueryClient()} />
)

// Forms warn of unsaved changes in a data router only.
createRoot(root).render(<RouterProvider router={createBrowserRouter([{ path: '*', element: app }])} />)
