import { QueryClient } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { App } from '../app/App.tsx'
import { type PageOptions, stubPage } from './stubPage.ts'

export type { SentRequest } from './stubPage.ts'

// Rendering a whole administration takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

type AdminOptions = PageOptions & {
  readonly path: string
  /** Asks once, unless it is given. */
  readonly queryClient?: QueryClient
}

/** Opens the administration at a path, with the network replaced at fetch. Answers what was sent to it. */
export const renderAdmin = ({
  path,
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  ...options
}: AdminOptions) => {
  const page = stubPage(options)
  const app = <App connection={page.connection} queryClient={queryClient} />
  const router = createMemoryRouter([{ path: '*', element: app }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return { ...page, router, queryClient }
}
