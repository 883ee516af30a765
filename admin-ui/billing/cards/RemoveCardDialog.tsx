import { cardName } from '@laurel/contract/billing/cardName.ts'
import { type PaymentSource, removeCard } from '@laurel/contract/billing/cards.ts'
import Typography from '@mui/material/Typography'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { useText } from '../../messages/useText.ts'

type RemoveCardDialogProps = { readonly source: PaymentSource; readonly onClose: () => void }

/** Asks before a card is removed. */
export const RemoveCardDialog = ({ source, onClose }: RemoveCardDialogProps) => {
  const text = useText()
  const card = cardName(source.card)
  return (
    <ConfirmAct
      title={text('billing.removeTitle', { card })}
      confirmLabel={text('billing.removeCard')}
      isDestructive
      send={act => act(removeCard, { params: { id: source.id } })}
      notice={text('billing.removed', { card })}
      onClose={onClose}
    >
      <Typography>{text('billing.removeSentence')}</Typography>
    </ConfirmAct>
  )
}
