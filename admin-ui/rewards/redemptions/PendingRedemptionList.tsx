import type { MemberRedemption } from '@laurel/contract/rewards/redemption.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useMe } from '../../app/access/MeContext.ts'
import { RecordList } from '../../elements/list/RecordList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { RewardName } from '../catalog/RewardName.tsx'
import { ApproveRedemptionDialog } from './ApproveRedemptionDialog.tsx'
import { ApproveRedemptionsButton } from './ApproveRedemptionsButton.tsx'
import { CancelRedemptionDialog } from './CancelRedemptionDialog.tsx'
import { redemptionColumns } from './redemptionColumns.tsx'

const columns = redemptionColumns({
  name: 'reward',
  label: 'field.reward',
  cell: row => <RewardName {...row.redemption} />,
})

type Deciding = { readonly act: 'approve' | 'cancel'; readonly redemption: MemberRedemption }

/** Company rewards that wait for an admin, oldest first. */
export const PendingRedemptionList = () => {
  const text = useText()
  const { user } = useMe()
  const [deciding, setDeciding] = useState<Deciding>()
  const close = () => setDeciding(undefined)
  return (
    <section aria-labelledby="pending-redemptions">
      <Typography variant="h2" id="pending-redemptions" sx={{ marginBottom: 2 }}>
        {text('rewards.pendingCultureRedemptions')}
      </Typography>
      <RecordList<MemberRedemption>
        label={text('rewards.pendingCultureRedemptions')}
        filter={{ status: 'PENDING', type: 'CUSTOM' }}
        naturalSort={{ field: 'created_at', order: 'ASC' }}
        columns={columns}
        empty={
          <EmptyState
            title={text('rewards.nothingIsWaitingFor')}
            sentence={text('rewards.whenSomeoneRedeemsA')}
          />
        }
        bulkActions={<ApproveRedemptionsButton />}
        actions={redemption => (
          <RowActs
            user={redemption.user.name}
            isOwn={redemption.user.id === user.id}
            onAct={act => setDeciding({ act, redemption })}
          />
        )}
      />
      {deciding?.act === 'approve' && (
        <ApproveRedemptionDialog redemption={deciding.redemption} onClose={close} />
      )}
      {deciding?.act === 'cancel' && (
        <CancelRedemptionDialog redemption={deciding.redemption} onClose={close} />
      )}
    </section>
  )
}

type RowActsProps = {
  readonly user: string
  /** Whether the signed-in person redeemed it; another administrator approves it. */
  readonly isOwn: boolean
  readonly onAct: (act: Deciding['act']) => void
}

const RowActs = ({ user, isOwn, onAct }: RowActsProps) => {
  const text = useText()
  return (
    <>
      <Button
        size="small"
        color="inherit"
        onClick={() => onAct('cancel')}
        aria-label={text('rewards.cancelTheRedemptionOf', { user })}
      >
        {text('action.cancel')}
      </Button>
      {isOwn ? (
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ marginLeft: 1, verticalAlign: 'middle' }}
        >
          {text('rewards.approvedByAnother')}
        </Typography>
      ) : (
        <Button
          size="small"
          variant="contained"
          onClick={() => onAct('approve')}
          aria-label={text('rewards.approveTheRedemptionOf', { user })}
          sx={{ marginLeft: 1 }}
        >
          {text('rewards.approve')}
        </Button>
      )}
    </>
  )
}
