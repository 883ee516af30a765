import { completeRedemption } from '@laurel/contract/rewards/completeRedemption.ts'
import type { MemberRedemption } from '@laurel/contract/rewards/redemption.ts'
import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import Typography from '@mui/material/Typography'
import { useMe } from '../../app/access/MeContext.ts'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { redemptionIdOf } from './redemptionIdOf.ts'

type ApproveProps = { readonly redemption: MemberRedemption; readonly onClose: () => void }

/** Says that a company reward was handed over. There is no way back, so it is asked first. */
export const ApproveRedemptionDialog = ({ redemption, onClose }: ApproveProps) => {
  const { team } = useMe()
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, act) =>
      act(completeRedemption, { params: { redemptionId: redemptionIdOf(redemption) } }),
    'Redemption marked as complete.',
  )
  const approve = async () => {
    if ((await perform(null)).isDone) onClose()
  }
  return (
    <ActDialog
      title="Approve this redemption?"
      confirmLabel="Approve"
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void approve()}
      onClose={onClose}
    >
      <Typography>
        You confirm that <strong>{redemption.user.name}</strong> received{' '}
        <strong>{redemption.redemption.name}</strong>. The {formatPoints(redemption.points, team.points_name)}{' '}
        held for it are then spent for good.
      </Typography>
    </ActDialog>
  )
}
