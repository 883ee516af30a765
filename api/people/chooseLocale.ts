import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { ChooseLocale } from '@laurel/ledger/members/profile/chooseLocale.ts'
import type { Intent } from '../access/intent.ts'

/** Sets the language and country of a member; a place that is not named stays. Rejects with MEMBER_UNKNOWN. */
export const chooseLocale = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  data: ChooseLocale['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'chooseLocale', data })
