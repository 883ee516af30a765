import { lookAtOrderAgain, type OpenOrder } from '@laurel/contract/rewards/openOrders.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMe } from '../../app/access/MeContext.ts'
import { NamedButton } from '../../elements/action/NamedButton.tsx'
import { RefusalLine } from '../../elements/action/RefusalLine.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'
import type { OrderAct } from './OrderDialog.tsx'

type OrderActsProps = { readonly order: OpenOrder; readonly onAct: (act: OrderAct) => void }

/** The act that finishes an order of each kind; a stuck one is first looked at again. */
const finishing = {
  HELD: { act: 'release', name: 'rewards.orders.release' },
  BY_HAND: { act: 'complete', name: 'rewards.orders.complete' },
  CODES: { act: 'codes', name: 'rewards.orders.enterCodes' },
} as const

/**
 * What an administrator can do with an order that waits. An order of their own is finished by another administrator, who
 * alone can say that a vendor does not deliver it.
 */
export const OrderActs = ({ order, onAct }: OrderActsProps) => {
  const text = useText()
  const { user: me } = useMe()
  const { kind, id, vendor, redemption } = order
  const about = { user: redemption.user.name }
  const isOwn = redemption.user.id === me.id
  const isAtVendor = vendor !== null
  const look = useAct(
    (_nothing: null, act) => act(lookAtOrderAgain, { params: { redemptionId: id } }),
    text('rewards.orders.looking'),
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 1 }}>
      <RefusalLine refusal={look.refusal} />
      {!(isOwn && isAtVendor) && (
        <NamedButton
          of="rewards.orders.cancel"
          about={about}
          color="inherit"
          onClick={() => onAct('cancel')}
        />
      )}
      {kind === 'STUCK' && isAtVendor && !isOwn && (
        <NamedButton
          of="rewards.orders.markAsOrdered"
          about={about}
          color="inherit"
          onClick={() => onAct('mark')}
        />
      )}
      {isOwn && (kind !== 'STUCK' || isAtVendor) && (
        <Typography component="span" variant="body2" color="text.secondary">
          {text('rewards.approvedByAnother')}
        </Typography>
      )}
      {kind === 'STUCK' && (
        <NamedButton
          of="rewards.orders.lookAgain"
          about={about}
          variant="contained"
          loading={look.isRunning}
          onClick={() => void look.perform(null)}
        />
      )}
      {kind !== 'STUCK' && !isOwn && (
        <NamedButton
          of={finishing[kind].name}
          about={about}
          variant="contained"
          onClick={() => onAct(finishing[kind].act)}
        />
      )}
    </Box>
  )
}
