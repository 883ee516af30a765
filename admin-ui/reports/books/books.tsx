import type { ResourceProps } from 'ra-core'
import { Route } from 'react-router-dom'
import { lazyPage } from '../../app/shell/lazyPage.tsx'
import { withBooksTexts } from '../../messages/withTexts.ts'

const MonthPage = lazyPage(withBooksTexts(async () => (await import('./MonthPage.tsx')).MonthPage))
const ChartPage = lazyPage(withBooksTexts(async () => (await import('./ChartPage.tsx')).ChartPage))

/** The months of the team, for accountants and auditors. */
export const books = {
  name: 'reporting/books',
  list: lazyPage(withBooksTexts(async () => (await import('./BooksPage.tsx')).BooksPage)),
  children: (
    <>
      <Route path="accounts" element={<ChartPage />} />
      <Route path=":month" element={<MonthPage />} />
    </>
  ),
} satisfies ResourceProps
