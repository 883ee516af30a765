import { cancelRedemption } from '@laurel/contract/rewards/cancelRedemption.ts'
import type { MemberRedemption } from '@laurel/contract/rewards/redemption.ts'
import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import { inTeamWords } from '@laurel/contract/wire/format/inTeamWords.ts'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { ActDialog } from '../acts/ActDialog.tsx'
import { useAct } from '../acts/useAct.ts'
import { useSchemaForm } from '../acts/useSchemaForm.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useMe } from '../session/MeContext.ts'
import { redemptionIdOf } from './redemptionIdOf.ts'

type CancelProps = { readonly redemption: MemberRedemption; readonly onClose: () => void }

/** Gives the points back, with the reason that stays in the ledger. */
export const CancelRedemptionDialog = ({ redemption, onClose }: CancelProps) => {
  const { client } = useConnection()
  const { team } = useMe()
  const form = useSchemaForm({ reason: '' })
  const { perform, isRunning, refusal } = useAct(
    (body: { reason: string }, options) =>
      client.call(cancelRedemption, { params: { redemptionId: redemptionIdOf(redemption) }, body }, options),
    inTeamWords('Redemption cancelled, the points went back.', team.points_name),
  )
  const cancel = async () => {
    const body = form.parse(cancelRedemption.body, form.values)
    if (body && (await perform(body))) onClose()
  }
  const problem = form.errorOf('reason', refusal)
  return (
    <ActDialog
      title="Cancel this redemption?"
      confirmLabel="Cancel redemption"
      isDestructive
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <Typography>
        <strong>{redemption.user.name}</strong> gets {formatPoints(redemption.points, team.points_name)} back
        for <strong>{redemption.redemption.name}</strong>.
      </Typography>
      <TextField
        label="Reason"
        autoFocus
        multiline
        minRows={2}
        value={form.values.reason}
        onChange={event => form.change('reason', event.target.value)}
        error={problem !== undefined}
        helperText={problem ?? 'It is kept with the refund.'}
      />
    </ActDialog>
  )
}
