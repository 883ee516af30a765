import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './App.tsx'
import type { PageConnection } from './connection/ConnectionContext.ts'
import { placeAt } from './places.tsx'
import { preloadPage } from './shell/lazyPage.tsx'

export const openApp = (root: HTMLElement, connection: PageConnection, queryClient: QueryClient): void => {
  const { pathname } = window.location
  const place = placeAt(pathname)
  if (pathname === place?.path) preloadPage(place.page ?? place.resource?.list)
  const app = <App connection={connection} queryClient={queryClient} />
  // Forms warn of unsaved changes in a data router only.
  createRoot(root).render(<RouterProvider router={createBrowserRouter([{ path: '*', element: app }])} />)
}
