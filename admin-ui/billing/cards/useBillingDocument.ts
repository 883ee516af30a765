import { useEffect } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

/**
 * Loads the page again as a page of billing where it was reached from another one: what a document may load is decided
 * when it is opened, and only pages of billing may load the payment provider's form.
 */
export const useBillingDocument = (): void => {
  const { leaveFor } = useConnection()
  useEffect(() => {
    if (isBillingDocument()) return
    const { pathname, search } = window.location
    leaveFor(isBilling(pathname) ? `${pathname}${search}` : '/billing')
  }, [leaveFor])
}

const isBilling = (pathname: string): boolean => /^\/billing(?:\/|$)/.test(pathname)

const isBillingDocument = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation')
  return opened === undefined || opened.name === '' || isBilling(new URL(opened.name).pathname)
}
