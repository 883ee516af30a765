import { readBilling } from '@laurel/contract/billing/cards.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { AddCardDialog } from './AddCardDialog.tsx'
import { CardRow } from './CardRow.tsx'
import { useBillingDocument } from './useBillingDocument.ts'

/** The cards of the team. */
export const PaymentMethod = () => {
  const text = useText()
  useBillingDocument()
  const billing = useAnswer(readBilling, () => ({}))
  const [isAdding, setAdding] = useState(false)
  if (!billing.data)
    return (
      <Card>
        <NotLoaded of={billing} columns={1} />
      </Card>
    )
  const { sources, is_billing_set_up: canPay } = billing.data
  if (!canPay) return <Alert severity="info">{text('billing.notSetUp')}</Alert>
  return (
    <>
      <Card sx={{ textAlign: 'start' }}>
        {sources.length === 0 ? (
          <Typography sx={{ padding: { xs: 2, sm: 2.5 } }}>{text('billing.noCard')}</Typography>
        ) : (
          <Box
            component="ul"
            aria-label={text('billing.cards')}
            sx={{ listStyle: 'none', margin: 0, padding: 0 }}
          >
            {sources.map(source => (
              <CardRow key={source.id} source={source} />
            ))}
          </Box>
        )}
      </Card>
      <div>
        <Button variant={sources.length === 0 ? 'contained' : 'outlined'} onClick={() => setAdding(true)}>
          {text('billing.addCard')}
        </Button>
      </div>
      {isAdding && <AddCardDialog onClose={() => setAdding(false)} />}
    </>
  )
}
