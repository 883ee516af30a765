import { completeRedemption } from '@laurel/contract/rewards/completeRedemption.ts'
import type { MemberRedemption } from '@laurel/contract/rewards/redemption.ts'
import Typography from '@mui/material/Typography'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'
import { redemptionIdOf } from './redemptionIdOf.ts'
import { isShippable, ShipTo } from './ShipTo.tsx'

type ApproveProps = { readonly redemption: MemberRedemption; readonly onClose: () => void }

/** Confirms that a company reward was handed over. It cannot be undone. */
export const ApproveRedemptionDialog = ({ redemption, onClose }: ApproveProps) => {
  const text = useText()
  const formats = useFormats()
  return (
    <ConfirmAct
      title={text('rewards.approveThisRedemption')}
      confirmLabel={text('rewards.approve')}
      send={act => act(completeRedemption, { params: { redemptionId: redemptionIdOf(redemption) } })}
      notice={text('rewards.redemptionMarkedAsComplete')}
      onClose={onClose}
    >
      <Typography>
        <TextWith
          of="rewards.approveOne"
          parts={{
            user: <strong>{redemption.user.name}</strong>,
            reward: <strong>{redemption.redemption.name}</strong>,
            points: formats.points(redemption.points),
          }}
        />
      </Typography>
      {isShippable(redemption) && <ShipTo redemption={redemption} />}
    </ConfirmAct>
  )
}
