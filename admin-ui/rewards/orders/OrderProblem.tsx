import type { OpenOrder } from '@laurel/contract/rewards/openOrders.ts'
import { formatMoney } from '@laurel/contract/wire/format/formatMoney.ts'
import { decimalText } from '@laurel/ledger/kernel/money.ts'
import Box from '@mui/material/Box'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

/** What was ordered, why it waits, and where to look for it. */
export const OrderProblem = ({ order }: { readonly order: OpenOrder }) => {
  const text = useText()
  const { locale } = useFormats()
  const { kind, face_value: value, hold, problem, vendor, handle, redemption } = order
  const why = () => {
    if (kind === 'HELD' && hold !== null) return text(`rewards.orders.held.${hold}`)
    if (kind === 'BY_HAND') return text('rewards.orders.byHand')
    if (kind === 'CODES') return text('rewards.orders.codes', { vendor: vendor ?? '' })
    return problem ?? text('rewards.orders.noReason')
  }
  return (
    <Box sx={{ minWidth: 0, maxWidth: 480, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 550 }}>
        {redemption.redemption.name}
        {value !== null && `, ${formatMoney(Number(decimalText(value)), value.currency, locale)}`}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{why()}</Box>
      {vendor !== null && handle !== null && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontFamily: 'monospace' }}>
          {text('rewards.orders.atVendor', { vendor, handle })}
        </Box>
      )}
    </Box>
  )
}
