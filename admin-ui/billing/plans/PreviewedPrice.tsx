import type { PlanPreview } from '@laurel/contract/billing/previewPlan.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

/** The price of a plan for the team: what is charged now with its credit, and later. */
export const PreviewedPrice = ({ preview }: { readonly preview: PlanPreview }) => {
  const text = useText()
  const formats = useFormats()
  const { quantity, unit_amount, recurring_amount, amount_due, credit, currency } = preview
  const money = (cents: number) => formats.money(cents / 100, currency.toUpperCase())
  const each = preview.billing_interval === 'ANNUAL' ? 'plans.aYear' : 'plans.aMonth'
  const people = text('plans.activeUsers', { smart_count: quantity })
  return (
    <>
      <Box component="dl" sx={listStyle}>
        <dt>{text('plans.priceLine', { people, price: money(unit_amount) })}</dt>
        <dd>{text(each, { amount: money(recurring_amount) })}</dd>
        {credit > 0 && (
          <>
            <dt>{text('plans.unusedTime')}</dt>
            <dd>{money(-credit)}</dd>
          </>
        )}
        <Box component="dt" sx={{ fontWeight: 700 }}>
          {text('plans.dueNow')}
        </Box>
        <Box component="dd" sx={{ fontWeight: 700 }}>
          {money(amount_due)}
        </Box>
      </Box>
      {preview.next_payment_at !== null && (
        <Typography>
          {text('plans.later', {
            amount: text(each, { amount: money(recurring_amount) }),
            day: formats.day(preview.next_payment_at),
          })}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {text(amount_due === 0 && credit > 0 ? 'plans.creditStays' : 'plans.chargedTo')}
      </Typography>
    </>
  )
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 1,
  margin: 0,
  '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const
