import { type RewardsPayment, readRewardsPayment } from '@laurel/contract/billing/postpay.ts'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { ReceiptDialog } from '../ReceiptDialog.tsx'
import { monthName } from './monthName.ts'

type StatementDialogProps = { readonly payment: RewardsPayment; readonly onClose: () => void }

/** The statement of a month, which opens to its redemptions. */
export const StatementDialog = ({ payment, onClose }: StatementDialogProps) => {
  const text = useText()
  const formats = useFormats()
  const { user, team } = useMe()
  const id = payment.payment_id
  const statement = useAnswer(readRewardsPayment, after => ({ params: { id }, query: after }), [id])
  const money = (cents: number) => formats.money(cents / 100, 'USD')
  const { data } = statement
  return (
    <ReceiptDialog
      title={text('billing.statementOf', { month: monthName(payment.month, user.locale) })}
      paidId={payment.payment_time === null ? undefined : id}
      receiptUrl={data?.receipt_url ?? null}
      isWide
      onClose={onClose}
    >
      <NotLoaded of={statement} columns={2} />
      {data && (
        <>
          <Box component="dl" sx={listStyle}>
            {data.lines.map(line => (
              <Box key={`${line.redemption_id} ${line.at}`} sx={{ display: 'contents' }}>
                <dt>
                  <Link component={RouterLink} to={redemptionsOn(line.at, team.time_zone)}>
                    {line.reward || text('billing.aReward')}
                  </Link>
                  <Typography variant="body2" color="text.secondary">
                    {formats.day(line.at)}
                  </Typography>
                </dt>
                <dd>{money(line.amount)}</dd>
              </Box>
            ))}
            {data.other_amount !== 0 && (
              <>
                <dt>{text('billing.otherMonths')}</dt>
                <dd>{money(data.other_amount)}</dd>
              </>
            )}
            <Box component="dt" sx={{ fontWeight: 700 }}>
              {text('billing.total')}
            </Box>
            <Box component="dd" sx={{ fontWeight: 700 }}>
              {money(data.total_amount)}
            </Box>
            {data.reversed_amount > 0 && (
              <>
                <dt>{text('billing.wentBack')}</dt>
                <dd>{money(-data.reversed_amount)}</dd>
              </>
            )}
          </Box>
          {data.has_more_lines && (
            <Typography variant="body2" color="text.secondary">
              {text('billing.moreLines')}
            </Typography>
          )}
        </>
      )}
    </ReceiptDialog>
  )
}

/** The redemptions of the day, on the clock of the team. */
const redemptionsOn = (at: string, timeZone: string): string => {
  // The dates of Sweden are those of ISO 8601.
  const day = new Date(at).toLocaleDateString('sv-SE', { timeZone })
  return `/reporting/activity?type=redemptions&start=${day}&end=${day}`
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 3,
  rowGap: 1.25,
  margin: 0,
  '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& dt': { overflowWrap: 'anywhere' },
} as const
