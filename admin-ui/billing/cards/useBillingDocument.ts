import { takesCards } from '@laurel/contract/browser/planPaths.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

/**
 * Loads the page again as a document of its own where it was reached from another one: what a document may load is decided
 * when it is opened, and only the pages on which cards are typed may load the payment provider's form.
 */
export const useBillingDocument = (): void => {
  const { leaveFor } = useConnection()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!mayTakeCards()) leaveFor(takesCards(pathname) ? `${pathname}${search}` : '/billing')
  }, [leaveFor, pathname, search])
}

const mayTakeCards = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation')
  return opened === undefined || opened.name === '' || takesCards(new URL(opened.name).pathname)
}
