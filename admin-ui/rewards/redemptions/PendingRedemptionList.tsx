import type { MemberRedemption, RedemptionType } from '@laurel/contract/rewards/redemption.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
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
  cell: row => <Reward {...row.redemption} />,
})

type Deciding = { readonly act: 'approve' | 'cancel'; readonly redemption: MemberRedemption }

const Reward = ({ name, emoji, variant_name: style }: MemberRedemption['redemption']) => (
  <RewardName name={style === undefined ? name : `${name}, ${style}`} emoji={emoji} />
)

/** Company rewards that wait for an admin, oldest first. */
export const PendingRedemptionList = () => {
  const text = useText()
  return (
    <WaitingList
      title={text('rewards.pendingCultureRedemptions')}
      types={['CUSTOM']}
      empty={
        <EmptyState
          title={text('rewards.nothingIsWaitingFor')}
          sentence={text('rewards.whenSomeoneRedeemsA')}
        />
      }
    />
  )
}

/** Items of the team's own catalog and gifts of awards, which people send or hand over. */
export const PendingItemList = () => {
  const text = useText()
  return (
    <WaitingList
      title={text('rewards.pendingItems')}
      types={['CUSTOM_CATALOG', 'CUSTOM_REDEMPTION']}
      isPart
      empty={<EmptyState title={text('rewards.noPendingItems')} sentence={text('rewards.whenSomeoneBuys')} />}
    />
  )
}

type WaitingListProps = {
  readonly title: string
  readonly types: readonly RedemptionType[]
  /** It leaves the address to the other list of the page. */
  readonly isPart?: boolean
  readonly empty: ReactNode
}

const WaitingList = ({ title, types, isPart = false, empty }: WaitingListProps) => {
  const heading = useId()
  const { user } = useMe()
  const [deciding, setDeciding] = useState<Deciding>()
  const close = () => setDeciding(undefined)
  return (
    <section aria-labelledby={heading}>
      <Typography variant="h2" id={heading} sx={{ marginTop: isPart ? 5 : 0, marginBottom: 2 }}>
        {title}
      </Typography>
      <RecordList<MemberRedemption>
        isPart={isPart}
        label={title}
        filter={{ status: 'PENDING', type: types }}
        naturalSort={{ field: 'created_at', order: 'ASC' }}
        columns={columns}
        empty={empty}
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
