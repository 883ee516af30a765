import type { Exception } from '@laurel/contract/billing/exceptions.ts'
import type { ResourceProps } from 'ra-core'
import { lazyPage } from '../../app/shell/lazyPage.tsx'
import { withBillingTexts } from '../../messages/withTexts.ts'

/** What the books and a partner disagree about, until an administrator decides. */
export const exceptions = {
  name: 'billing/exceptions',
  recordRepresentation: ({ reference }: Exception) => reference,
  list: lazyPage(withBillingTexts(async () => (await import('./ExceptionList.tsx')).ExceptionList)),
} satisfies ResourceProps
