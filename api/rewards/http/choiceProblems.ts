import type { ErrorCode } from '@laurel/contract/wire/errorCodes.ts'
import { HttpProblem } from '../../http/problems/httpProblem.ts'
import type { ChoiceProblem } from '../items/redeemItem.ts'

const answers: Readonly<Record<ChoiceProblem, { readonly title: string; readonly detail: string }>> = {
  VARIANT_REQUIRED: { title: 'Style required', detail: 'Choose one of the styles of this item.' },
  ADDRESS_REQUIRED: { title: 'Address required', detail: 'Choose the address that this item is sent to.' },
  COUNTRY_NOT_SERVED: { title: 'Country not served', detail: 'This item isn’t available in your country.' },
}

export const choiceProblem = (problem: ChoiceProblem): HttpProblem =>
  new HttpProblem({ status: 422, code: problem satisfies ErrorCode, ...answers[problem] })
