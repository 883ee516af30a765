import type { Exception } from '@laurel/contract/billing/exceptions.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { sideMoney } from './sideMoney.ts'

/** What the partner has more than the books, with its sign. */
export const useDifference = ({ kind, cents }: Pick<Exception, 'kind' | 'cents'>): string => {
  const text = useText()
  const formats = useFormats()
  if (kind === 'payment.currency' || kind === 'reversal.currency') return text('exceptions.unclear')
  if (cents === 0) return text('exceptions.noMoney')
  return `${cents > 0 ? '+' : ''}${sideMoney(formats, cents, 'usd')}`
}
