import { lookAtOrderAgain, type OpenOrder } from '@laurel/contract/rewards/openOrders.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMe } from '../../app/access/MeContext.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'
import type { OrderAct } from './OrderDialog.tsx'

type OrderActsProps = { readonly order: OpenOrder; readonly onAct: (act: OrderAct) => void }

/** What an administrator can do with an order that waits. */
export const OrderActs = ({ order, onAct }: OrderActsProps) => {
  const text = useText()
  const { user: me } = useMe()
  const { kind, id, vendor, redemption } = order
  const user = redemption.user.name
  const isOwn = redemption.user.id === me.id
  const look = useAct(
    (_nothing: null, act) => act(lookAtOrderAgain, { params: { redemptionId: id } }),
    text('rewards.orders.looking'),
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 1 }}>
      <Button
        size="small"
        color="inherit"
        onClick={() => onAct('cancel')}
        aria-label={text('rewards.orders.cancelOf', { user })}
      >
        {text('rewards.orders.cancel')}
      </Button>
      {kind === 'STUCK' && (
        <>
          {vendor !== null && (
            <Button
              size="small"
              color="inherit"
              onClick={() => onAct('mark')}
              aria-label={text('rewards.orders.markAsOrderedOf', { user })}
            >
              {text('rewards.orders.markAsOrdered')}
            </Button>
          )}
          <Button
            size="small"
            variant="contained"
            loading={look.isRunning}
            onClick={() => void look.perform(null)}
            aria-label={text('rewards.orders.lookAgainOf', { user })}
          >
            {text('rewards.orders.lookAgain')}
          </Button>
        </>
      )}
      {kind !== 'STUCK' && isOwn && (
        <Typography component="span" variant="body2" color="text.secondary">
          {text('rewards.orders.needsOther')}
        </Typography>
      )}
      {kind === 'HELD' && !isOwn && (
        <Button
          size="small"
          variant="contained"
          onClick={() => onAct('release')}
          aria-label={text('rewards.orders.releaseOf', { user })}
        >
          {text('rewards.orders.release')}
        </Button>
      )}
      {kind === 'BY_HAND' && !isOwn && (
        <Button
          size="small"
          variant="contained"
          onClick={() => onAct('complete')}
          aria-label={text('rewards.orders.completeOf', { user })}
        >
          {text('rewards.orders.complete')}
        </Button>
      )}
      {kind === 'CODES' && !isOwn && (
        <Button
          size="small"
          variant="contained"
          onClick={() => onAct('codes')}
          aria-label={text('rewards.orders.enterCodesOf', { user })}
        >
          {text('rewards.orders.enterCodes')}
        </Button>
      )}
    </Box>
  )
}
