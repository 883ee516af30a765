import { completeRedemption } from '@laurel/contract/rewards/completeRedemption.ts'
import type { MemberRedemption } from '@laurel/contract/rewards/redemption.ts'
import { sumPoints } from '@laurel/ledger/kernel/points.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { useMe } from '../../app/access/MeContext.ts'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { redemptionIdOf } from './redemptionIdOf.ts'

/**
 * Approves the selected redemptions of other members one after the other; a retry after a refusal repeats none of them.
 */
export const ApproveRedemptionsButton = () => {
  const { data = [], selectedIds, onUnselectItems } = useListContext<MemberRedemption>()
  const { user } = useMe()
  const formats = useFormats()
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const chosen = data.filter(({ id }) => selectedIds.includes(id))
  const selected = chosen.filter(redemption => redemption.user.id !== user.id)
  const { perform, isRunning, refusal } = useAct(
    async (redemptions: readonly MemberRedemption[], act) => {
      for (const redemption of redemptions) {
        await act(completeRedemption, { params: { redemptionId: redemptionIdOf(redemption) } })
      }
      return {}
    },
    text('rewards.approved', { smart_count: selected.length }),
    {
      onDone: () => {
        setOpen(false)
        onUnselectItems()
      },
    },
  )
  return (
    <>
      <Button size="small" variant="contained" disabled={selected.length === 0} onClick={() => setOpen(true)}>
        {text('rewards.approveSelected')}
      </Button>
      {isOpen && (
        <ActDialog
          title={text('rewards.approveTitle', { smart_count: selected.length })}
          confirmLabel={text('rewards.approve')}
          isRunning={isRunning}
          refusal={refusal}
          onConfirm={() => void perform(selected)}
          onClose={() => setOpen(false)}
        >
          <Typography>
            {text('rewards.approveSentence', {
              smart_count: selected.length,
              points: formats.points(sumPoints(selected.map(({ points }) => points))),
            })}
          </Typography>
          {selected.length < chosen.length && (
            <Typography sx={{ marginTop: 1 }}>{text('rewards.approvedByAnotherSentence')}</Typography>
          )}
        </ActDialog>
      )}
    </>
  )
}
