import { cardName } from '@laurel/contract/billing/cardName.ts'
import { chooseDefaultCard, type PaymentSource } from '@laurel/contract/billing/cards.ts'
import CreditCard from '@mui/icons-material/CreditCardOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { RefusalLine } from '../../elements/action/RefusalLine.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'
import { rowStyle } from '../ReceiptRow.tsx'
import { RemoveCardDialog } from './RemoveCardDialog.tsx'

/** One card of the team, and what can be done with it. */
export const CardRow = ({ source }: { readonly source: PaymentSource }) => {
  const text = useText()
  const [isRemoving, setRemoving] = useState(false)
  const { perform, isRunning, refusal } = useAct(
    (card_id: string, act) => act(chooseDefaultCard, { body: { card_id } }),
    text('billing.defaultChosen'),
  )
  const name = cardName(source.card)
  const { exp_month: month, exp_year: year } = source.card
  const isExpired = new Date(year, month) <= new Date()
  return (
    <Box component="li" sx={rowStyle}>
      <CreditCard aria-hidden color="action" />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 550 }}>
          {name} {source.is_default && <Chip size="small" color="primary" label={text('billing.default')} />}
        </Typography>
        <Typography variant="body2" color={isExpired ? 'error' : 'text.secondary'}>
          {text(isExpired ? 'billing.expired' : 'billing.expires', {
            date: `${String(month).padStart(2, '0')}/${year}`,
          })}
        </Typography>
        <RefusalLine refusal={refusal} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>
        {!source.is_default && (
          <Button
            size="small"
            loading={isRunning}
            aria-label={text('billing.makeDefaultNamed', { card: name })}
            onClick={() => void perform(source.id)}
          >
            {text('billing.makeDefault')}
          </Button>
        )}
        <Button
          size="small"
          color="error"
          aria-label={text('billing.removeNamed', { card: name })}
          onClick={() => setRemoving(true)}
        >
          {text('billing.remove')}
        </Button>
      </Box>
      {isRemoving && <RemoveCardDialog source={source} onClose={() => setRemoving(false)} />}
    </Box>
  )
}
