import { formatPoints } from '@laurel/contract/format/formatPoints.ts'
import { inTeamWords } from '@laurel/contract/format/inTeamWords.ts'
import type { MemberRedemption } from '@laurel/contract/records/redemption.ts'
import { cancelRedemption } from '@laurel/contract/team/cancelRedemption.ts'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMe } from '../../app/access/MeContext.ts'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useSchemaForm } from '../../elements/form/useSchemaForm.ts'
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
