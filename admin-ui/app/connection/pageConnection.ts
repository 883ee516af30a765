import { createConnection } from '@laurel/contract/browser/connection.ts'
import { earlyFetch } from '../outline/earlyCalls.ts'
import type { PageConnection } from './ConnectionContext.ts'

/** The connection of the page in the browser. */
export const createPageConnection = (): PageConnection => {
  let isLeaving = false
  return {
    ...createConnection({ storage: window.localStorage, language: pageLanguage, fetch: earlyFetch }),
    // A second navigation would cancel the first one.
    leaveFor: address => {
      if (isLeaving) return
      isLeaving = true
      window.location.replace(address)
    },
  }
}

const pageLanguage = (): string => document.documentElement.lang
