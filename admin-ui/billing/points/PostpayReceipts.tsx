import { listRewardsPayments, type RewardsPayment } from '@laurel/contract/billing/postpay.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { ReceiptRow, receiptListStyle } from '../ReceiptRow.tsx'
import { monthName } from './monthName.ts'
import { PayStatementDialog } from './PayStatementDialog.tsx'
import { StatementDialog } from './StatementDialog.tsx'

/** The months of rewards that are paid afterwards. One that could not be charged can be paid here. */
export const PostpayReceipts = ({ canPay = true }: { readonly canPay?: boolean }) => {
  const text = useText()
  const formats = useFormats()
  const { locale } = useMe().user
  const payments = useAnswer(listRewardsPayments, after => ({ query: after }))
  const money = (cents: number) => formats.money(cents / 100, 'USD')
  const [opened, setOpened] = useState<RewardsPayment>()
  const [paying, setPaying] = useState<RewardsPayment>()
  return (
    <Card>
      <NotLoaded of={payments} columns={1} />
      {payments.data?.payments.length === 0 && (
        <Typography color="text.secondary" sx={{ padding: 2.5 }}>
          {text('billing.noStatements')}
        </Typography>
      )}
      <Box component="ul" aria-label={text('billing.postpayReceipts')} sx={receiptListStyle}>
        {payments.data?.payments.map(payment => {
          const isUnpaid = payment.status === 'failed' || payment.status === 'needs_confirmation'
          return (
            <ReceiptRow
              key={payment.payment_id}
              title={monthName(payment.month, locale)}
              detail={
                payment.payment_time === null ? (
                  <Typography variant="body2" color={isUnpaid ? 'error' : 'text.secondary'}>
                    {payment.problem ?? text('billing.chargedSoon')}
                  </Typography>
                ) : (
                  <>
                    {text('billing.paidOn', { day: formats.day(payment.payment_time) })}
                    {payment.reversed_amount > 0 &&
                      ` · ${text('billing.amountReversed', { amount: money(payment.reversed_amount) })}`}
                  </>
                )
              }
              amount={money(payment.total_amount)}
              action={
                <>
                  {canPay && isUnpaid && payment.pi_id !== null && (
                    <Button size="small" variant="contained" onClick={() => setPaying(payment)}>
                      {text('billing.payNow')}
                    </Button>
                  )}
                  <Button size="small" onClick={() => setOpened(payment)}>
                    {text(payment.payment_time === null ? 'billing.viewStatement' : 'billing.viewReceipt')}
                  </Button>
                </>
              }
            />
          )
        })}
      </Box>
      {opened && <StatementDialog payment={opened} onClose={() => setOpened(undefined)} />}
      {paying?.pi_id != null && (
        <PayStatementDialog intentId={paying.pi_id} payment={paying} onClose={() => setPaying(undefined)} />
      )}
    </Card>
  )
}
