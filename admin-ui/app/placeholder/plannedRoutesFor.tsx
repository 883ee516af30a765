import { Route } from 'react-router-dom'
import { NotYetPage } from './NotYetPage.tsx'
import { type PlannedAccess, plannedPages } from './plannedPages.ts'

/** A route for every planned page that these people will open. */
export const plannedRoutesFor = (access: PlannedAccess) =>
  plannedPages
    .filter(page => page.access === access)
    .map(page => <Route key={page.path} path={page.path} element={<NotYetPage page={page} />} />)
