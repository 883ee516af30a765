import type { TopUp } from '@laurel/contract/billing/topUps.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { ReceiptRow, receiptListStyle } from '../ReceiptRow.tsx'
import { TopUpReceipt } from './TopUpReceipt.tsx'
import type { useTopUps } from './useTopUps.ts'

/** A top-up that was paid on this page and is not in the history yet. */
export type PendingTopUp = { readonly intentId: string; readonly points: number }

type TopUpsProps = {
  readonly topUps: ReturnType<typeof useTopUps>
  readonly pending: readonly PendingTopUp[]
}

/** What the team bought, with receipts. */
export const TopUps = ({ topUps, pending }: TopUpsProps) => {
  const text = useText()
  const formats = useFormats()
  const [opened, setOpened] = useState<TopUp>()
  const rows = topUps.data?.topups ?? []
  const waiting = pending.filter(
    ({ intentId }) => !rows.some(({ transaction }) => transaction.pi_id === intentId),
  )
  return (
    <Card>
      <NotLoaded of={topUps} columns={1} />
      {topUps.data && rows.length === 0 && waiting.length === 0 && (
        <Typography color="text.secondary" sx={{ padding: 2.5 }}>
          {text('billing.noTopUps')}
        </Typography>
      )}
      <Box component="ul" aria-label={text('billing.recentTopUps')} sx={receiptListStyle}>
        {waiting.map(({ intentId, points }) => (
          <ReceiptRow
            key={intentId}
            title={text('billing.pointsBought', { points: formats.count(points) })}
            detail={<span role="status">{text('billing.pending')}</span>}
            action={<CircularProgress size={18} aria-hidden />}
          />
        ))}
        {rows.map(topUp => (
          <ReceiptRow
            key={topUp.id}
            title={text('billing.pointsBought', { points: formats.count(topUp.points) })}
            detail={
              <>
                <When instant={topUp.created_at} />
                {topUp.reversed_points > 0 &&
                  ` · ${text('billing.reversed', { points: formats.count(topUp.reversed_points) })}`}
              </>
            }
            amount={formats.money(topUp.points / 100, 'USD')}
            action={
              <Button size="small" onClick={() => setOpened(topUp)}>
                {text('billing.viewReceipt')}
              </Button>
            }
          />
        ))}
      </Box>
      {opened && <TopUpReceipt topUp={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  )
}
