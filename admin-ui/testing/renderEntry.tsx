import { render } from '@testing-library/react'
import { ConnectionProvider } from '../app/connection/ConnectionContext.ts'
import { EntryPages } from '../entry/EntryPages.tsx'
import { type PageOptions, stubPage } from './stubPage.ts'

type EntryOptions = PageOptions & { readonly address: string; readonly isRevisited?: boolean }

/** Opens a page of the entry, with the network replaced at fetch. */
export const renderEntry = ({ address, isRevisited = false, ...options }: EntryOptions) => {
  const page = stubPage(options)
  const { pathname, searchParams } = new URL(address, 'http://laurel.test')
  render(
    <ConnectionProvider value={page.connection}>
      <EntryPages path={pathname} query={searchParams} isRevisited={isRevisited} />
    </ConnectionProvider>,
  )
  return page
}
